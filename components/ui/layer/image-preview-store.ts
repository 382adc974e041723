import 'client-only';
import { create } from 'zustand';

export interface PreviewedImage {
  src: string;
  alt: string;
  /** The size to begin with, in pixels, where it is not that of the picture itself. */
  width?: number;
  height?: number;
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
