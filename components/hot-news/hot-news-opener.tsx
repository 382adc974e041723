'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { LazyHotNewsDialog } from './hot-news';
import styles from './hot-news-opener.module.css';

export function HotNewsOpener() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.place}>
      <button
        className={styles.opener}
        type="button"
        onPointerEnter={LazyHotNewsDialog.preload}
        onClick={() => setOpen(true)}
      >
        <Icon of="up" />
        <span>看看大家都在关注的热点</span>
      </button>
      {open && <LazyHotNewsDialog onClose={close} onLoadFailed={close} />}
    </div>
  );
}
