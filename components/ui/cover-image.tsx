'use client';

import { useBrokenPicture } from './use-broken-picture';
import styles from './cover-image.module.css';

interface CoverImageProps {
  src: string;
  className?: string;
  /** Part of the first screen: loaded at once. */
  eager?: boolean;
}

/** A decorative picture in a reserved box: the text beside it says everything. When it breaks, the box stays, empty. */
export function CoverImage({ src, className = '', eager = false }: CoverImageProps) {
  const { broken, pictureProps } = useBrokenPicture(src);
  return (
    <span className={`${styles.box} ${className}`}>
      {broken ? null : (
        <img
          {...pictureProps}
          src={src}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding={eager ? 'sync' : 'async'}
          fetchPriority={eager ? 'high' : 'auto'}
          referrerPolicy="no-referrer"
        />
      )}
    </span>
  );
}
