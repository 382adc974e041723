'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { useImagePreview } from './store';

const PreviewDialog = lazyPart(async () => (await import('./preview-dialog')).PreviewDialog, { onFail: 'toast' });

/** The page's image preview; its dialog loads on first use. Once per page, in the shell. */
export function ImagePreview() {
  const { images, index, move, close } = useImagePreview();
  const image = index === null ? undefined : images[index];
  if (!image || index === null) return null;
  return (
    <PreviewDialog
      image={image}
      position={index + 1}
      count={images.length}
      onMove={move}
      onClose={close}
      onLoadFailed={close}
    />
  );
}
