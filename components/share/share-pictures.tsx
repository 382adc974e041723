'use client';

import { CoverImage } from '@/components/ui/cover-image';
import { useImagePreview } from '@/components/ui/layer/image-preview-store';
import { SHARE_MAX_IMAGES } from '@/lib/domain/share/share-limits';
import type { Share } from '@/lib/domain/share/schema';
import { isolated } from '@/lib/utils/direction';
import styles from './share-pictures.module.css';

export function SharePictures({ pictures, nickname }: Pick<Share, 'pictures' | 'nickname'>) {
  const open = useImagePreview((preview) => preview.open);
  const shown = pictures.slice(0, SHARE_MAX_IMAGES);
  const images = shown.map((src) => ({ src, alt: '' }));
  return (
    <div className={styles.pictures}>
      {shown.map((src, index) => (
        <button
          key={src}
          type="button"
          aria-label={`查看大图：${isolated(nickname)} 的图片${shown.length > 1 ? ` ${index + 1}` : ''}`}
          onClick={() => open(images, index)}
        >
          <CoverImage className={styles.picture ?? ''} src={src} />
        </button>
      ))}
    </div>
  );
}
