'use client';

import { useState, type ComponentProps } from 'react';
import { foreignHost } from '@/lib/utils/foreign-host';
import { useImagePreview } from './store';

interface PreviewImageProps extends ComponentProps<'img'> {
  /** '' for one that must not be loaded. */
  src: string;
  alt: string;
  /** Of the message in its place when it does not load. */
  brokenClass: string | undefined;
}

/** Pictures of foreign hosts that the reader asked for: a row that is rendered again asks no second time. */
const wanted = new Set<string>();

/** Rendered in the browser only, where the page says where uploaded pictures lie. */
const hostToAsk = (src: string) =>
  wanted.has(src)
    ? ''
    : foreignHost(src, `${location.origin} ${document.documentElement.dataset.pictureOrigins ?? ''}`);

/** A picture of another member, enlarged on a press. One from a foreign host is loaded on a press, too. */
export function PreviewImage({ src, alt, className, brokenClass, ...image }: PreviewImageProps) {
  const openPreview = useImagePreview((preview) => preview.open);
  const [broken, setBroken] = useState(src === '');
  const [host, setHost] = useState(() => hostToAsk(src));
  if (broken) return <p className={brokenClass}>图片加载失败</p>;
  const handleClick = () => {
    if (host === '') return openPreview([{ src, alt: '' }], 0);
    wanted.add(src);
    setHost('');
  };
  // One button for both, so that it keeps the focus.
  return (
    <button
      className={host === '' ? className : brokenClass}
      type="button"
      aria-label={host === '' ? '查看大图' : undefined}
      onClick={handleClick}
    >
      {host === '' ? (
        <img
          {...image}
          src={src}
          alt={alt}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      ) : (
        <>
          加载图片 <span>来自 {host}</span>
        </>
      )}
    </button>
  );
}
