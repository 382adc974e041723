'use client';

import { useState, type ComponentProps, type SyntheticEvent } from 'react';
import { foreignHost } from '@/lib/utils/address/foreign-host';
import { useImagePreview } from './image-preview-store';

interface PreviewImageProps extends ComponentProps<'img'> {
  src: string;
  alt: string;
  brokenClass: string | undefined;
}

/** Foreign pictures that the reader requested, so that a re-mounted row does not ask again. */
const wanted = new Set<string>();

/** Browser only: the page tells the upload hosts. */
const hostToAsk = (src: string) =>
  wanted.has(src)
    ? ''
    : foreignHost(src, `${location.origin} ${document.documentElement.dataset.pictureOrigins ?? ''}`);

/** By the standard, a drawing without a size has this width. */
const DEFAULT_WIDTH = 300;

function handleLoad({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
  // A box that shrinks to its picture has no width for a drawing without a size.
  if (image.offsetWidth === 0) image.width = image.naturalWidth || DEFAULT_WIDTH;
  image.dataset.loaded = '';
}

/** A member's picture, enlarged on a press. A foreign one also loads on a press. */
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
  // One button for both states, so that it keeps the focus.
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
          onLoad={handleLoad}
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
