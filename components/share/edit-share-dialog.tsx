'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/layer/dialog';
import { RestoredNote } from '@/components/ui/form/restored-note';
import { useShareDraft } from '@/hooks/share/use-share-draft';
import { readPicture } from '@/lib/domain/own-data/read-picture';
import type { Share } from '@/lib/domain/share/schema';
import { checkPicked } from '@/lib/domain/upload/check-picked';
import { addDraftFile, removeDraftFiles } from '@/lib/drafts/draft-files';
import { ShareBox } from './share-box';
import styles from './edit-share-dialog.module.css';

const WIDTH = 620;

interface EditShareDialogProps {
  share: Share;
  onReplaced: () => void;
  onClose: () => void;
}

async function pictureFile(address: string, signal: AbortSignal): Promise<File | undefined> {
  try {
    const { bytes, ending } = await readPicture(address, signal);
    const name = new URL(address, location.origin).pathname
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '');
    const type = ending === '.jpg' ? 'image/jpeg' : `image/${ending.slice(1)}`;
    const picked = new File([new Uint8Array(bytes)], `${name || 'picture'}${ending}`, { type });
    const file = await checkPicked(picked, 'share');
    return file instanceof File ? file : undefined;
  } catch {
    return undefined;
  }
}

/** The API changes no share: a new one is published with the text and the pictures, and then the old one deleted. */
export function EditShareDialog({ share, onReplaced, onClose }: EditShareDialogProps) {
  const { id, content, block, pictures, likeCount, commentCount } = share;
  const { read, change, clear } = useShareDraft(id);
  const [begun] = useState(() => read());
  const wasLeft = begun.content !== '' || begun.images.length > 0;
  const [restored, setRestored] = useState(wasLeft && begun.content !== content);
  const [bringing, setBringing] = useState(pictures.length > 0 && !wasLeft);
  const [missing, setMissing] = useState(0);

  const filling = useRef<AbortController>(undefined);

  const fill = async () => {
    filling.current?.abort();
    filling.current = new AbortController();
    const { signal } = filling.current;
    removeDraftFiles(read().images);
    change({ content, block, images: [] });
    setMissing(0);
    setBringing(pictures.length > 0);
    const files = await Promise.all(pictures.map((address) => pictureFile(address, signal)));
    if (signal.aborted) return;
    const found = files.filter((file) => file !== undefined);
    change({ images: [...found.map((file) => addDraftFile(file)), ...read().images] });
    setMissing(pictures.length - found.length);
    setBringing(false);
  };
  const open = useEffectEvent(() => {
    if (!wasLeft) void fill();
  });
  useEffect(() => {
    let isLeft = false;
    queueMicrotask(() => isLeft || open());
    return () => {
      isLeft = true;
      filling.current?.abort();
    };
  }, []);
  const close = () => {
    const draft = read();
    // Pictures alone are no edit that was typed.
    if (draft.content === content) {
      removeDraftFiles(draft.images);
      clear();
    }
    onClose();
  };
  const lost = [
    likeCount !== null && likeCount > 0 && `${likeCount} 个赞`,
    commentCount !== null && commentCount > 0 && `${commentCount} 条评论`,
  ].filter(Boolean);

  return (
    <Dialog title="修改友圈" width={WIDTH} onClose={close}>
      <p className={styles.note}>
        {`修改会发布成新的一条，成功后再删除原来的。${
          lost.length > 0 ? `原来的 ${lost.join('和 ')}不会保留，` : ''
        }发布时间会变成现在。`}
      </p>
      {restored && (
        <RestoredNote
          onDiscard={() => {
            setRestored(false);
            void fill();
          }}
        />
      )}
      <ShareBox block={block} replaces={share} waiting={bringing} onReplaced={onReplaced} />
      <p className={styles.missing} role="status">
        {bringing && '正在取回图片…'}
        {missing > 0 && `有 ${missing} 张图片没能取回。要保留它们，请在发布前重新添加`}
      </p>
    </Dialog>
  );
}
