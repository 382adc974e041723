import 'client-only';
import { create } from 'zustand';

export interface PreviewedImage {
  src: string;
  /** Shown as the caption; '' for none. */
  alt: string;
}

interface ImagePreviewState {
  images: readonly PreviewedImage[];
  /** The first that is shown; null while closed. */
  index: number | null;
  open: (images: readonly PreviewedImage[], index: number) => void;
  close: () => void;
}

/** State of the page's image preview; any component may open it. */
export const useImagePreview = create<ImagePreviewState>()((set) => ({
  images: [],
  index: null,
  open: (images, index) => set(images[index] ? { images, index } : {}),
  close: () => set({ index: null }),
}));
