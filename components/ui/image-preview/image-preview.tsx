'use client';

import { lazy, Suspense } from 'react';
import { useImagePreview } from './store';

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog')).PreviewDialog }));

/** The page's image preview; its dialog loads on first use. Once per page, in the shell. */
export function ImagePreview() {
  const { images, index, move, close } = useImagePreview();
  const image = index === null ? undefined : images[index];
  if (!image || index === null) return null;
  return (
    <Suspense>
      <PreviewDialog image={image} position={index + 1} count={images.length} onMove={move} onClose={close} />
    </Suspense>
  );
}
