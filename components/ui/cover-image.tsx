'use client';

import { useBrokenPicture } from './use-broken-picture';
import styles from './cover-image.module.css';

interface CoverImageProps {
  src: string;
  /** '' where the text beside it says everything. */
  alt: string;
  className?: string;
  /** Part of the first screen: loaded at once. */
  eager?: boolean;
}

/** A picture in a reserved box; when it breaks, the box stays, empty. */
export function CoverImage({ src, alt, className = '', eager = false }: CoverImageProps) {
  const { broken, pictureProps } = useBrokenPicture(src);
  return (
    <span className={`${styles.box} ${className}`}>
      {broken ? null : (
        <img
          {...pictureProps}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding={eager ? 'sync' : 'async'}
          fetchPriority={eager ? 'high' : 'auto'}
          referrerPolicy="no-referrer"
        />
      )}
    </span>
  );
}
