'use client';

import { Dialog } from '@/components/ui/dialog';
import { HotNewsBoard } from './hot-news-board';
import styles from './hot-news.module.css';

const WIDTH = 480;

/** Hot news in a dialog, which closes when an item goes to the publish box. */
export const HotNewsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="热点" width={WIDTH} onClose={onClose}>
    <div className={styles.dialog}>
      <HotNewsBoard onSend={onClose} />
    </div>
  </Dialog>
);
