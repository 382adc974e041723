import { useState } from 'react';
import type { useMessageDraft } from './use-message-draft';

/** A picture that was chosen for a message and has not been uploaded. */
export interface ChosenImage {
  order: number;
  file: File;
  pending: boolean;
}

/** Keeps two choices of one moment apart. */
let lastOrder = 0;
const nextOrder = () => (lastOrder = Math.max(Date.now(), lastOrder + 1));

/** The pictures of the message that is being written: those chosen, each of which is uploaded by itself, and the uploaded ones. */
export function useMessageImages({ draft, change }: ReturnType<typeof useMessageDraft>) {
  const [chosen, setChosen] = useState<readonly ChosenImage[]>([]);
  const forget = (order: number) => setChosen((all) => all.filter((image) => image.order !== order));
  return {
    chosen,
    uploaded: draft.images,
    /** All are uploaded or have failed, and the sizes are known with which they are sent: their places are reserved. */
    isSettled: chosen.every(({ pending }) => !pending) && draft.images.every(({ width }) => width >= 0),
    add: (files: readonly File[]) =>
      setChosen((all) => [...all, ...files.map((file) => ({ order: nextOrder(), file, pending: true }))]),
    forget,
    setPending: (order: number, pending: boolean) =>
      setChosen((all) => all.map((image) => (image.order === order ? { ...image, pending } : image))),
    keep: (order: number, src: string) => {
      forget(order);
      change(({ images }) => ({
        images: [...images, { order, src, width: -1, height: -1 }].sort((one, other) => one.order - other.order),
      }));
    },
    setSize: (order: number, width: number, height: number) =>
      change(({ images }) => ({
        images: images.map((image) => (image.order === order ? { ...image, width, height } : image)),
      })),
    remove: (order: number) => change(({ images }) => ({ images: images.filter((image) => image.order !== order) })),
  };
}
