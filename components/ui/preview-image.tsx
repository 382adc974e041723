'use client';

import { useState, type ComponentProps } from 'react';
import { useImagePreview } from './store';

interface PreviewImageProps extends ComponentProps<'img'> {
  src: string;
  alt: string;
  /** Of the message in its place when it does not load. */
  brokenClass: string | undefined;
}

/** A picture that is enlarged on a click. */
export function PreviewImage({ src, alt, className, brokenClass, ...image }: PreviewImageProps) {
  const openPreview = useImagePreview((preview) => preview.open);
  const [broken, setBroken] = useState(false);
  if (broken) return <p className={brokenClass}>图片加载失败</p>;
  return (
    <button
      className={className}
      type="button"
      aria-label="查看大图"
      onClick={() => openPreview([{ src, alt: '' }], 0)}
    >
      <img
        {...image}
        src={src}
        alt={alt}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    </button>
  );
}
