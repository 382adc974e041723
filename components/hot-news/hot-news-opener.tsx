'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { LazyHotNewsBoard } from './hot-news';
import board from './hot-news.module.css';
import styles from './hot-news-opener.module.css';

const WIDTH = 480;

export function HotNewsOpener() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.place}>
      <button
        className={styles.opener}
        type="button"
        onPointerEnter={LazyHotNewsBoard.preload}
        onClick={() => setOpen(true)}
      >
        <Icon of="up" />
        <span>看看大家都在关注的热点</span>
      </button>
      {open && (
        <Dialog title="热点" width={WIDTH} onClose={close}>
          <div className={board.dialog}>
            <LazyHotNewsBoard onSend={close} />
          </div>
        </Dialog>
      )}
    </div>
  );
}
