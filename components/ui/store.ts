import 'client-only';
import { create } from 'zustand';

export interface PreviewedImage {
  src: string;
  alt: string;
}

interface ImagePreviewState {
  images: readonly PreviewedImage[];
  index: number | null;
  open: (images: readonly PreviewedImage[], index: number) => void;
  close: () => void;
}

/** State of the image preview, which any component may open. */
export const useImagePreview = create<ImagePreviewState>()((set) => ({
  images: [],
  index: null,
  open: (images, index) => set(images[index] ? { images, index } : {}),
  close: () => set({ index: null }),
}));
