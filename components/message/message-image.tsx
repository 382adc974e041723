'use client';

import { useState } from 'react';
import { useImagePreview } from '@/components/ui/store';
import { shownSize } from '@/lib/domain/message/utils';
import styles from './message-line.module.css';

interface MessageImageProps {
  src: string;
  /** Its own size in pixels, 0 when it is unknown. */
  width: number;
  height: number;
}

/** The picture of a message in the box that its size reserves, enlarged on a click. */
export function MessageImage({ src, width, height }: MessageImageProps) {
  const open = useImagePreview((preview) => preview.open);
  const [broken, setBroken] = useState(false);
  const size = shownSize({ width, height });
  if (broken) return <p className={styles.broken}>图片加载失败</p>;
  return (
    <button className={styles.image} type="button" aria-label="查看大图" onClick={() => open([{ src, alt: '' }], 0)}>
      <img
        src={src}
        alt="图片消息"
        {...size}
        loading={size && 'lazy'}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    </button>
  );
}
