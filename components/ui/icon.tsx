import styles from './icon.module.css';

/** Order within the picture of styles/icons.css. */
const ICONS = [
  'view',
  'like',
  'comment',
  'collect',
  'menu',
  'search',
  'close',
  'light',
  'dark',
  'system',
  'up',
  'bell',
  'contents',
  'share',
  'write',
  'forward',
  'done',
  'failed',
  'like-filled',
  'collect-filled',
  'home',
  'circle',
  'plus',
  'user',
  'tool',
  'tutorial',
  'question',
  'rank',
  'feedback',
  'map',
  'link',
  'follow',
  'activity',
  'quote',
  'more',
  'later',
  'later-filled',
] as const;

export type IconName = (typeof ICONS)[number];

interface IconProps {
  of: IconName;
  size?: 16 | 18 | 20;
  className?: string | undefined;
}

const SIZES = { 16: ` ${styles.small}`, 18: '', 20: ` ${styles.large}` };

/** A decorative icon for public pages: a CSS mask, which adds nothing to HTML or scripts. */
export const Icon = ({ of, size = 18, className = '' }: IconProps) => (
  <i
    className={`${styles.icon}${SIZES[size]}${className && ` ${className}`}`}
    style={{ maskPosition: `${((ICONS.indexOf(of) / (ICONS.length - 1)) * 100).toFixed(2)}%` }}
  />
);
