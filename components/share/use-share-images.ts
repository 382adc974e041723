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
  const [large, setLarge] = useState<readonly File[]>([]);
  const [added, setAdded] = useState(0);
  const images = imagesOf(draft.images, files);
  /** All of them, including files of the draft that are still loading. */
  const whole = async (): Promise<ShareImage[]> => {
    const { images: ids } = read();
    if (ids.some((id) => !useDraftFiles.getState().files[id])) await loadDraftFiles(ids);
    return imagesOf(ids, useDraftFiles.getState().files);
  };

  const add = async (chosen: readonly File[], shrink = false) => {
    const results = await Promise.all(
      chosen.map(async (file) => {
        const failed = ({ message }: Error) => ({ message, shrinkable: false });
        return { file, checked: await checkPicked(file, 'share', shrink).catch(failed) };
      }),
    );
    // A picture of the draft that is still loading would count as lost.
    await whole();
    const { files: known } = useDraftFiles.getState();
    const held = read().images.filter((id) => known[id]);
    const fitting = results.flatMap(({ checked }) => (checked instanceof File ? [checked] : []));
    const room = SHARE_MAX_IMAGES - held.length;
    const problems = results.flatMap(({ checked }) => (checked instanceof File ? [] : [checked.message]));
    if (fitting.length > room) problems.push(TOO_MANY);
    setRefusals([...new Set(problems)]);
    setLarge(results.flatMap(({ file, checked }) => (checked instanceof File || !checked.shrinkable ? [] : [file])));
    const taken = fitting.slice(0, room);
    setAdded(taken.length);
    change({ images: [...held, ...taken.map((file) => addDraftFile(file))] });
  };
  const remove = (id: string) => {
    setRefusals([]);
    setLarge([]);
    setAdded(0);
    change({ images: read().images.filter((other) => other !== id) });
    removeDraftFiles([id]);
  };
  const move = (id: string, place: number) => {
    const others = images.flatMap((image) => (image.id === id ? [] : [image.id]));
    change({ images: others.toSpliced(place, 0, id) });
  };
  /** Adds those that were too large, scaled down; undefined where there are none. */
  const shrink = large.length > 0 ? () => void add(large, true) : undefined;
  return { images, refusals, shrink, added, whole, add, remove, move };
}
