import { READING_PANEL_ID } from './reading-ids';

/** Opens the panel that `ReadingTools` brings. */
export const ReadingButton = ({ className }: { className?: string | undefined }) => (
  <button className={className} type="button" popoverTarget={READING_PANEL_ID} aria-label="阅读设置" title="阅读设置">
    <b aria-hidden>Aa</b>
  </button>
);
