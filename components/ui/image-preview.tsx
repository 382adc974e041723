'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { useImagePreview } from './store';

const PreviewDialog = lazyPart(async () => (await import('./preview-dialog')).PreviewDialog, { onFail: 'toast' });

/** The page's image preview; the dialog loads on first use. Once, in the shell. */
export function ImagePreview() {
  const { images, index, close } = useImagePreview();
  return index !== null && <PreviewDialog images={images} index={index} onClose={close} onLoadFailed={close} />;
}
