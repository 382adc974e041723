import 'client-only';
import { create } from 'zustand';

export interface PreviewImage {
  src: string;
  /** Shown as the caption; '' for none. */
  alt: string;
}

interface ImagePreviewState {
  images: readonly PreviewImage[];
  /** Null while closed. */
  index: number | null;
  open: (images: readonly PreviewImage[], index: number) => void;
  /** Moves by that many images, within the ends. */
  move: (by: number) => void;
  close: () => void;
}

/** What the one image preview of the page shows; anybody may open it. */
export const useImagePreview = create<ImagePreviewState>()((set) => ({
  images: [],
  index: null,
  open: (images, index) => set(images[index] ? { images, index } : {}),
  move: (by) =>
    set(({ images, index }) => (index === null ? {} : { index: Math.min(images.length - 1, Math.max(0, index + by)) })),
  close: () => set({ index: null }),
}));
