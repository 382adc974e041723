'use client';

import { X } from 'lucide-react';
import { useRef, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { EmojiTool } from '@/components/comment/emoji-tool';
import { ImageTool } from '@/components/comment/image-tool';
import { Button } from '@/components/ui/button';
import { CharacterCount } from '@/components/ui/form/character-count';
import type { MessageSession } from '@/lib/domain/message/message-session';
import { useMessageDraft } from './use-message-draft';
import { useMessages } from './use-message-session';
import { useMessageImages } from './use-message-images';
import { useComposition } from '@/hooks/ui/use-composition';
import { useFileDrop } from '@/hooks/ui/use-file-drop';
import { useMedia } from '@/hooks/ui/use-media';
import { useInsertText } from '@/hooks/ui/use-insert-text';
import { pastedFiles } from '@/lib/browser/files/pasted-files';
import { fitsMessage, MESSAGE_MAX_LENGTH } from '@/lib/domain/message/message-text';
import { quoteLine } from '@/lib/domain/message/conversation-list';
import { isBlank } from '@/lib/utils/is-blank';
import { isolated } from '@/lib/utils/direction';
import { MessageImages } from './message-images';
import recipes from '@/styles/recipes.module.css';
import styles from './message-box.module.css';

interface MessageBoxProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  partnerId: string;
  nickname: string;
  session: MessageSession;
}

const COUNTER_FROM = 100;

/** Enter sends, Ctrl+Enter adds a line (specification 1, section 5). The draft is kept until it is sent. */
export function MessageBox({ ref: field, partnerId, nickname, session }: MessageBoxProps) {
  const hasKeyboard = useMedia('(pointer: fine)');
  const kept = useMessageDraft(partnerId);
  const images = useMessageImages(kept);
  const { draft, change } = kept;
  const { content, quote } = draft;
  const isQuoteRecalled = useMessages(session, ({ recalled }) => quote !== null && recalled.has(quote.id));
  const form = useRef<HTMLFormElement>(null);
  const { compositionProps, isComposing } = useComposition();
  const text = content.trim();
  const hasSomething = !isBlank(content) || images.uploaded.length > 0;
  const ready = hasSomething && fitsMessage(content) && images.isSettled;

  const insert = useInsertText(field, { value: content, onChange: (text) => change({ content: text }) });

  const send = () => {
    field.current?.focus();
    if (!ready) return;
    for (const [place, { src, width, height }] of images.uploaded.entries()) {
      const image = { src, width, height };
      session.send(partnerId, { content: '', image, quote: isBlank(text) && place === 0 ? quote : null });
    }
    if (!isBlank(text)) session.send(partnerId, { content: text, image: null, quote });
    change({ content: '', quote: null, images: images.waiting });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) insert('\n');
    else if (!event.repeat) send();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    images.add(files);
  };
  const over = useFileDrop({ area: () => form.current?.parentElement, onDrop: images.add });

  return (
    <form
      ref={form}
      className={styles.box}
      aria-label={`给 ${isolated(nickname)} 写私信`}
      data-over={over || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {quote && (
        <p className={styles.quote}>
          <span className={recipes.truncate}>
            <b>
              <bdi>{quote.nickname}</bdi>
            </b>
            <bdi>{quoteLine(quote, isQuoteRecalled)}</bdi>
          </span>
          <button
            className={styles.unquote}
            type="button"
            aria-label="取消引用"
            onClick={() => change({ quote: null })}
          >
            <X size={16} strokeWidth={1.75} aria-hidden />
          </button>
        </p>
      )}
      <MessageImages images={images} />
      <textarea
        ref={field}
        className={styles.field}
        aria-label="私信内容"
        placeholder={hasKeyboard ? 'Enter 发送，Ctrl + Enter 换行' : '发私信'}
        rows={Math.min(Math.max(hasKeyboard ? 2 : 1, content.split('\n').length), 6)}
        enterKeyHint="send"
        value={content}
        onChange={({ target: { value } }) => change({ content: value })}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        {...compositionProps}
      />
      <div className={styles.tools}>
        <EmojiTool disabled={false} onPick={insert} />
        <ImageTool multiple disabled={false} onChoose={images.add} />
        <span className={styles.counter}>
          <CharacterCount text={text} max={MESSAGE_MAX_LENGTH} shownFrom={COUNTER_FROM} />
        </span>
        <Button variant="primary" type="submit" disabled={!ready}>
          发送
        </Button>
      </div>
    </form>
  );
}
