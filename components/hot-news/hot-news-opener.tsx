'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import styles from './hot-news-opener.module.css';

const HotNewsDialog = lazyPart(async () => (await import('./hot-news-dialog')).HotNewsDialog, { onFail: 'toast' });

/** Opens the hot news on screens without a right column. */
export function HotNewsOpener() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.place}>
      <button
        className={styles.opener}
        type="button"
        onPointerEnter={HotNewsDialog.preload}
        onClick={() => setOpen(true)}
      >
        <Icon of="up" />
        <span>看看大家都在关注的热点</span>
      </button>
      {open && <HotNewsDialog onClose={close} onLoadFailed={close} />}
    </div>
  );
}
