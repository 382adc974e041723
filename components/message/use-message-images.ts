import { useState } from 'react';
import { useFilesOf } from '@/hooks/ui/use-files-of';
import { refuseImage } from '@/lib/domain/upload/check-image';
import { addDraftFile, removeDraftFiles } from '@/lib/drafts/draft-files';
import type { DraftImage } from '@/lib/domain/message/stored-body';
import type { useMessageDraft } from './use-message-draft';

export interface ChosenImage {
  order: number;
  file: File;
}

/** Keeps two choices at one moment apart. */
let lastOrder = 0;
const nextOrder = () => (lastOrder = Math.max(Date.now(), lastOrder + 1));

const isUploaded = ({ src }: DraftImage) => src !== '';

export function useMessageImages({ draft, change }: ReturnType<typeof useMessageDraft>) {
  const [refused, setRefused] = useState<readonly ChosenImage[]>([]);
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const uploaded = draft.images.filter(isUploaded);
  const waiting = draft.images.filter((image) => !isUploaded(image));

  const files = useFilesOf(waiting.flatMap(({ fileId }) => (fileId ? [fileId] : [])));

  const chosen = [
    ...waiting.flatMap(({ order, fileId = '' }) => (files[fileId] ? [{ order, file: files[fileId] }] : [])),
    ...refused,
  ].sort((one, other) => one.order - other.order);

  const update = (order: number, part: Partial<DraftImage> | null) => {
    const fileId = waiting.find((image) => image.order === order)?.fileId;
    if (fileId) removeDraftFiles([fileId]);
    change(({ images }) => ({
      images: images.flatMap((image) => (image.order !== order ? [image] : part ? [{ ...image, ...part }] : [])),
    }));
  };

  return {
    chosen,
    uploaded,
    /** Not uploaded: they stay when the rest is sent. */
    waiting,
    /** All uploads have ended, and the sizes are known, which reserve the pictures' places. */
    isSettled: chosen.every(({ order }) => failed.has(order)) && uploaded.every(({ width }) => width >= 0),
    add: (all: readonly File[]) => {
      const ordered = all.map((file) => ({ order: nextOrder(), file }));
      const fitting = ordered.filter(({ file }) => !refuseImage(file, 'image'));
      setRefused((others) => [...others, ...ordered.filter((image) => !fitting.includes(image))]);
      const added = fitting.map(({ order, file }) => ({
        order,
        fileId: addDraftFile(file),
        src: '',
        width: -1,
        height: -1,
      }));
      change(({ images }) => ({ images: [...images, ...added] }));
    },
    setPending: (order: number, pending: boolean) =>
      setFailed((orders) => new Set(pending ? [...orders].filter((other) => other !== order) : [...orders, order])),
    keep: (order: number, src: string) => update(order, { src, fileId: undefined }),
    setSize: (order: number, width: number, height: number) => update(order, { width, height }),
    remove: (order: number) => {
      setRefused((others) => others.filter((image) => image.order !== order));
      update(order, null);
    },
  };
}
