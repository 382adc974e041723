'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import { useImagePreview } from './image-preview-store';

const PreviewDialog = lazyComponent(async () => (await import('./preview-dialog')).PreviewDialog, { onFail: 'toast' });

/** The page's image preview; the dialog loads on first use. Once, in the shell. */
export function ImagePreview() {
  const { images, index, close } = useImagePreview();
  return index !== null && <PreviewDialog images={images} index={index} onClose={close} onLoadFailed={close} />;
}
