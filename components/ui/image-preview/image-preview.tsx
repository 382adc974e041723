'use client';

import dynamic from 'next/dynamic';
import { useImagePreview } from './store';

const PreviewDialog = dynamic(() => import('./preview-dialog').then((module) => module.PreviewDialog), { ssr: false });

/** The page's image preview; its dialog loads on first use. Once per page, in the shell. */
export function ImagePreview() {
  const { images, index, move, close } = useImagePreview();
  const image = index === null ? undefined : images[index];
  if (!image || index === null) return null;
  return <PreviewDialog image={image} position={index + 1} count={images.length} onMove={move} onClose={close} />;
}
