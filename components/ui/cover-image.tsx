'use client';

import { useBrokenPicture } from './use-broken-picture';
import styles from './cover-image.module.css';

interface CoverImageProps {
  src: string;
  className?: string;
  /** On the first screen: loads eagerly. */
  eager?: boolean;
}

/** A decorative picture in a reserved box, which stays empty when it fails. */
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
