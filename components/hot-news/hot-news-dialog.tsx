'use client';

import { Dialog } from '@/components/ui/layer/dialog';
import { HotNewsBoard } from './hot-news-board';
import styles from './hot-news.module.css';

const WIDTH = 480;

export function HotNewsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="热点" width={WIDTH} onClose={onClose}>
      <div className={styles.dialog}>
        <HotNewsBoard onSend={onClose} />
      </div>
    </Dialog>
  );
}
