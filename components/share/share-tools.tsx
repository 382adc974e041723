'use client';

import { useImperativeHandle, useState, type Ref, type RefObject } from 'react';
import { EmojiTool } from '@/components/comment/emoji-tool';
import { ImageTool } from '@/components/comment/image-tool';
import { Button } from '@/components/ui/button';
import { EarlierNote } from '@/components/ui/form/earlier-note';
import { lazyComponent } from '@/components/ui/lazy-component';
import { ShareImagesSkeleton } from './share-images-skeleton';
import { usePublishShare } from './use-publish-share';
import { useShareDraft } from '@/hooks/share/use-share-draft';
import { useShareImages } from './use-share-images';
import { useInsertText } from '@/hooks/ui/use-insert-text';
import { SHARE_BLOCKS } from '@/lib/domain/share/blocks';
import type { Share } from '@/lib/domain/share/schema';
import { publishable } from '@/lib/domain/share/share-text';
import { SHRINK_LABEL } from '@/lib/domain/upload/check-picked';
import { isBlank } from '@/lib/utils/is-blank';
import recipes from '@/styles/recipes.module.css';
import styles from './share-box.module.css';

const ShareImages = lazyComponent(async () => (await import('./share-images')).ShareImages, {
  onFail: 'retry',
  fallback: ({ images }) => <ShareImagesSkeleton count={images.length} />,
});

export interface ShareTools {
  publish: () => void;
  addImages: (files: readonly File[]) => void;
}

export interface ShareToolsProps {
  ref: Ref<ShareTools>;
  field: RefObject<HTMLTextAreaElement | null>;
  block: string | undefined;
  replaces: Share | undefined;
  onReplaced: (() => void) | undefined;
  entered: boolean;
  onChoose: (files: readonly File[]) => void;
}

export function ShareToolbar(props: ShareToolsProps) {
  const { ref, field, block: pageBlock, replaces, onReplaced, entered, onChoose } = props;
  const { draft, read, change } = useShareDraft(replaces?.id);
  const { images, refusals, shrink, added, whole, add, remove, move } = useShareImages(replaces?.id ?? '');
  const [error, setError] = useState('');
  const { publish, pending, earlier, progress, cancel } = usePublishShare({
    replaces,
    onDone: () => {
      setError('');
      onReplaced?.();
      const { form } = field.current ?? {};
      // The button has nothing left to publish.
      if (form?.contains(document.activeElement) && document.activeElement !== field.current) form.focus();
    },
    onFail: setError,
  });
  const insert = useInsertText(field, { value: draft.content, onChange: (content) => change({ content }) });
  const block = draft.block || (pageBlock ?? SHARE_BLOCKS[0].id);

  useImperativeHandle(ref, () => ({
    publish: () => {
      setError('');
      void whole().then((images) => {
        const { content } = read();
        if (publishable(content)) publish({ content, block, images });
      });
    },
    addImages: (files) => {
      setError('');
      void add(files);
    },
  }));

  const note = noteOf({ content: draft.content, images: images.length, entered });

  return (
    <>
      {entered && images.length > 0 && (
        <ShareImages images={images} disabled={pending} onRemove={remove} onMove={move} />
      )}
      <p className={recipes.visuallyHidden} role="status">
        {added > 0 && images.length > 0 ? `已添加 ${added} 张图片，共 ${images.length} 张` : ''}
      </p>
      {progress !== null && (
        <p className={styles.progress} role="status">
          <span>{progress < 1 ? '图片上传中' : '正在发布'}</span>
          {/* Not at the end, where it moves under a double click on the publish button. */}
          {progress < 1 && (
            <button type="button" onClick={cancel}>
              取消
            </button>
          )}
          <progress value={progress} aria-label="上传进度" />
          <span className="tabular">{Math.round(progress * 100)}%</span>
        </p>
      )}
      <EarlierNote state={earlier} />
      {[...refusals, ...(error === '' ? [] : [error])].map((message) => (
        <p key={message} className={styles.error} role="alert">
          {message}
        </p>
      ))}
      {shrink && (
        <Button size="small" disabled={pending} onClick={shrink}>
          {SHRINK_LABEL}
        </Button>
      )}
      <div className={styles.tools}>
        <EmojiTool disabled={pending} onPick={insert} />
        <ImageTool multiple disabled={pending} onChoose={onChoose} />
        <select
          className={styles.block}
          aria-label="板块"
          value={block}
          disabled={pending}
          onChange={({ target }) => change({ block: target.value })}
        >
          {SHARE_BLOCKS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        {note !== '' ? (
          <span className={styles.hint}>{note}</span>
        ) : (
          <span className={styles.hint} data-keys>
            Ctrl / ⌘ + Enter 发布
          </span>
        )}
      </div>
    </>
  );
}

function noteOf({ content, images, entered }: { content: string; images: number; entered: boolean }): string {
  if (images === 0) return '';
  if (!entered) return `草稿中有 ${images} 张图片`;
  return isBlank(content) ? '写点文字就可以发布' : '';
}
