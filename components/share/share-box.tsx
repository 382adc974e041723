'use client';

import { useIsMutating } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import { Button } from '@/components/ui/button';
import { CharacterCount } from '@/components/ui/form/character-count';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { useShareDraft } from '@/hooks/share/use-share-draft';
import { useComposition } from '@/hooks/ui/use-composition';
import { useFileDrop } from '@/hooks/ui/use-file-drop';
import { pastedFiles } from '@/lib/browser/files/pasted-files';
import { whenIdle } from '@/lib/browser/when-idle';
import { PUBLISH_SHARE_KEY } from '@/lib/domain/share/queries';
import { SHARE_FIELD_ID } from '@/lib/domain/share/share-field';
import { SHARE_MAX_LENGTH } from '@/lib/domain/share/share-limits';
import type { Share } from '@/lib/domain/share/schema';
import { asSent, publishable, textBelow } from '@/lib/domain/share/share-text';
import type { ShareTools as Tools, ShareToolsProps } from './share-tools';
import styles from './share-box.module.css';

const ShareTools = lazyComponent<ShareToolsProps>(async () => (await import('./share-tools')).ShareToolbar, {
  onFail: 'toast',
});

interface ShareBoxProps {
  block: string | undefined;
  /** The share that is edited: it is deleted once the new one is published. */
  replaces?: Share;
  /** The pictures of the edited share are still loading. */
  waiting?: boolean;
  onReplaced?: () => void;
}

const ROWS = 3;
const MAX_ROWS = 12;

/** The text area works from the first paint; its tools load when it is entered, for a member or a draft when idle. */
export function ShareBox({ block, replaces, waiting: awaitsPictures = false, onReplaced }: ShareBoxProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const tools = useRef<Tools>(null);
  const waiting = useRef<((loaded: Tools) => void)[]>([]);
  const [loading, setLoading] = useState(false);
  const [entered, setEntered] = useState(replaces !== undefined);
  const { draft, read, change } = useShareDraft(replaces?.id);
  const { compositionProps, isComposing } = useComposition();
  const pending = useIsMutating({ mutationKey: PUBLISH_SHARE_KEY }) > 0;
  const ready = publishable(draft.content) && !awaitsPictures;

  const attach = useCallback((loaded: Tools | null) => {
    tools.current = loaded;
    if (loaded) for (const action of waiting.current.splice(0)) action(loaded);
  }, []);
  const withTools = (action: (loaded: Tools) => void) => {
    if (tools.current) return action(tools.current);
    waiting.current.push(action);
    setLoading(true);
  };
  const signedIn = useSignedIn();
  const isExpected = signedIn || draft.content !== '' || draft.images.length > 0;
  useEffect(() => (isExpected ? whenIdle(() => setLoading(true)) : undefined), [isExpected]);

  // Text typed before hydration, which is about to show the draft.
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    const { content } = read();
    if (typed !== '' && !content.endsWith(typed)) change({ content: textBelow(content, typed) });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as the box appears
  }, []);

  const submit = () => {
    if (ready && !pending) withTools((loaded) => loaded.publish());
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
    event.preventDefault();
    if (!event.repeat) submit();
  };
  const addImages = (chosen: readonly File[]) => {
    if (chosen.length === 0 || pending) return;
    setEntered(true);
    withTools((loaded) => loaded.addImages(chosen));
  };
  const handlePaste = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    addImages(files);
  };
  const dragOver = useFileDrop({ area: () => form.current, onDrop: addImages });

  return (
    <form
      ref={form}
      className={styles.box}
      tabIndex={-1}
      aria-label={replaces ? '修改友圈' : '发布友圈'}
      data-entered={entered || undefined}
      data-drag-over={dragOver || undefined}
      onPointerEnter={ShareTools.preload}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onFocus={() => {
        setEntered(true);
        setLoading(true);
      }}
    >
      <textarea
        ref={field}
        {...(!replaces && { id: SHARE_FIELD_ID })}
        data-autofocus={replaces && true}
        className={styles.field}
        aria-label="友圈内容"
        placeholder="分享此刻的想法、发现或问题…"
        // One row until it is entered, so that a draft moves nothing; grows in browsers without `field-sizing`, too.
        rows={entered ? Math.max(ROWS, Math.min(draft.content.split('\n').length, MAX_ROWS)) : 1}
        autoComplete="off"
        value={draft.content}
        readOnly={pending}
        onChange={({ target: { value } }) => change({ content: value })}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        {...compositionProps}
      />
      {loading && (
        <ShareTools
          ref={attach}
          field={field}
          block={block}
          replaces={replaces}
          onReplaced={onReplaced}
          entered={entered}
          onChoose={addImages}
          onLoadFailed={() => {
            waiting.current = [];
            setLoading(false);
          }}
        />
      )}
      <div className={styles.end}>
        <CharacterCount text={asSent(draft.content)} max={SHARE_MAX_LENGTH} />
        <Button variant="primary" type="submit" disabled={!ready} pending={pending}>
          {replaces ? '发布修改' : '发布'}
        </Button>
      </div>
    </form>
  );
}
