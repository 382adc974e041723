'use client';

import { CoverImage } from '@/components/ui/cover-image';
import { useImagePreview } from '@/components/ui/store';
import { SHARE_MAX_IMAGES } from '@/lib/domain/share/constants';
import styles from './share-pictures.module.css';

export function SharePictures({ pictures }: { pictures: readonly string[] }) {
  const open = useImagePreview((preview) => preview.open);
  const shown = pictures.slice(0, SHARE_MAX_IMAGES);
  const images = shown.map((src) => ({ src, alt: '' }));
  return (
    <div className={styles.pictures}>
      {shown.map((src, index) => (
        <button
          key={src}
          type="button"
          aria-label={shown.length > 1 ? `查看大图 ${index + 1}` : '查看大图'}
          onClick={() => open(images, index)}
        >
          <CoverImage className={styles.picture ?? ''} src={src} />
        </button>
      ))}
    </div>
  );
}
