'use client';

import { useState } from 'react';
import { useFilesOf } from '@/hooks/ui/use-files-of';
import { SHARE_MAX_IMAGES } from '@/lib/domain/share/share-limits';
import { addDraftFile, loadDraftFiles, removeDraftFiles, useDraftFiles } from '@/lib/drafts/draft-files';
import { checkPicked } from '@/lib/domain/upload/check-picked';
import { useShareDraft } from '@/hooks/share/use-share-draft';

export interface ShareImage {
  id: string;
  file: File;
}

const TOO_MANY = `最多上传 ${SHARE_MAX_IMAGES} 张图片`;

const imagesOf = (ids: readonly string[], files: Readonly<Record<string, File>>): ShareImage[] =>
  ids.flatMap((id) => (files[id] ? [{ id, file: files[id] }] : []));

export function useShareImages(shareId: string) {
  const { draft, read, change } = useShareDraft(shareId);
  const files = useFilesOf(draft.images);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [added, setAdded] = useState(0);
  const images = imagesOf(draft.images, files);
  /** All of them, including files of the draft that are still loading. */
  const whole = async (): Promise<ShareImage[]> => {
    const { images: ids } = read();
    if (ids.some((id) => !useDraftFiles.getState().files[id])) await loadDraftFiles(ids);
    return imagesOf(ids, useDraftFiles.getState().files);
  };

  const add = async (chosen: readonly File[]) => {
    const checked = await Promise.all(
      chosen.map((file) => checkPicked(file, 'share').catch(({ message }: Error) => message)),
    );
    // A picture of the draft that is still loading would count as lost.
    await whole();
    const { files: known } = useDraftFiles.getState();
    const held = read().images.filter((id) => known[id]);
    const fitting = checked.filter((result) => typeof result !== 'string');
    const room = SHARE_MAX_IMAGES - held.length;
    const problems = checked.filter((result) => typeof result === 'string');
    if (fitting.length > room) problems.push(TOO_MANY);
    setRefusals([...new Set(problems)]);
    const taken = fitting.slice(0, room);
    setAdded(taken.length);
    change({ images: [...held, ...taken.map((file) => addDraftFile(file))] });
  };
  const remove = (id: string) => {
    setRefusals([]);
    setAdded(0);
    change({ images: read().images.filter((other) => other !== id) });
    removeDraftFiles([id]);
  };
  const move = (id: string, place: number) => {
    const others = images.flatMap((image) => (image.id === id ? [] : [image.id]));
    change({ images: others.toSpliced(place, 0, id) });
  };
  return { images, refusals, added, whole, add, remove, move };
}
