import type { ListedText } from '@/lib/domain/reading-list/reading-list';
import { ListenEntry } from './listen-entry';
import { ReadLaterEntries } from '@/components/reading-list/read-later-entries';
import { ReadingLookControls } from './reading-look-controls';
import styles from './reading-look-controls.module.css';

export const ReadingPanel = ({ text }: { text: ListedText }) => (
  <>
    <div className={styles.later}>
      <ListenEntry />
      <ReadLaterEntries text={text} />
    </div>
    <ReadingLookControls />
  </>
);
