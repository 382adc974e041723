'use client';

import { useState } from 'react';
import { useImagePreview } from '@/components/ui/store';
import styles from './comment-thread.module.css';

/** The picture of a comment, enlarged on a click; a message in its place when it does not load. */
export function CommentImage({ src }: { src: string }) {
  const openPreview = useImagePreview((preview) => preview.open);
  const [broken, setBroken] = useState(false);
  if (broken) return <p className={styles.broken}>图片加载失败</p>;
  return (
    <button
      className={styles.image}
      type="button"
      aria-label="查看大图"
      onClick={() => openPreview([{ src, alt: '' }], 0)}
    >
      <img
        src={src}
        alt="评论图片"
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    </button>
  );
}
