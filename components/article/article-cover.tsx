'use client';

import { CoverImage } from '@/components/ui/cover-image';
import { useImagePreview } from '@/components/ui/layer/image-preview-store';
import styles from './article-view.module.css';

export const ArticleCover = ({ src }: { src: string }) => (
  <button
    className={styles.cover}
    type="button"
    aria-label="查看封面大图"
    onClick={() => useImagePreview.getState().open([{ src, alt: '' }], 0)}
  >
    <CoverImage className={styles.picture} src={src} eager />
  </button>
);
