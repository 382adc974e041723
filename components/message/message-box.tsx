'use client';

import { X } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { BoxImage } from '@/components/comment/box-image';
import { EmojiTool } from '@/components/comment/emoji-tool';
import { ImageTool } from '@/components/comment/image-tool';
import { Button } from '@/components/ui/button';
import type { MessageSession } from '@/hooks/message/message-session';
import { useMessageDraft } from '@/hooks/message/use-message-draft';
import { useComposition } from '@/hooks/ui/use-composition';
import { useImageUpload } from '@/hooks/upload/use-image-upload';
import { MESSAGE_MAX_LENGTH } from '@/lib/domain/message/constants';
import { isBlank, isTooLong, lengthOf, lineOf } from '@/lib/domain/message/utils';
import styles from './message-box.module.css';

interface MessageBoxProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  partnerId: string;
  nickname: string;
  session: MessageSession;
}

/** The counter shows once so many characters are left. */
const COUNTER_FROM = 100;

const imageIn = (files: FileList) => [...files].find(({ type }) => type.startsWith('image/'));

/**
 * Where a message is written: Enter sends, Ctrl+Enter begins a line. Pictures are pasted, chosen, or dropped anywhere on
 * the chat. The draft is kept until it is sent.
 */
export function MessageBox({ ref: field, partnerId, nickname, session }: MessageBoxProps) {
  const { draft, change, drop } = useMessageDraft(partnerId);
  const { content, image, quote } = draft;
  const form = useRef<HTMLFormElement>(null);
  const caret = useRef<number | null>(null);
  const [over, setOver] = useState(false);
  const { compositionProps, isComposing } = useComposition();
  const upload = useImageUpload({ onDone: (src) => change({ image: { src, width: -1, height: -1 } }) });
  // Sent with its size, so that its place is reserved.
  const isMeasured = image === null || image.width >= 0;
  const ready = (!isBlank(content) || image !== null) && !isTooLong(content) && !upload.pending && isMeasured;
  const left = MESSAGE_MAX_LENGTH - lengthOf(content);

  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [field, content]);

  const insert = (text: string) => {
    const { value, selectionStart, selectionEnd } = field.current ?? {
      value: content,
      selectionStart: 0,
      selectionEnd: 0,
    };
    caret.current = selectionStart + text.length;
    change({ content: value.slice(0, selectionStart) + text + value.slice(selectionEnd) });
  };
  const send = () => {
    field.current?.focus();
    if (!ready) return;
    const text = content.trim();
    if (image) session.send(partnerId, { content: '', image, quote: text === '' ? quote : null });
    if (text !== '') session.send(partnerId, { content: text, image: null, quote });
    drop();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) insert('\n');
    else if (!event.repeat) send();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const file = imageIn(event.clipboardData.files);
    if (!file) return;
    event.preventDefault();
    upload.upload(file);
  };
  const dropImage = useEffectEvent((file: File) => upload.upload(file));
  useEffect(() => {
    const area = form.current?.parentElement;
    if (!area) return;
    const handleDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const handleDragLeave = (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && area.contains(event.relatedTarget))) setOver(false);
    };
    const handleDrop = (event: DragEvent) => {
      setOver(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Otherwise the browser leaves the page for the file.
      event.preventDefault();
      const file = imageIn(event.dataTransfer.files);
      if (file) dropImage(file);
    };
    area.addEventListener('dragover', handleDragOver);
    area.addEventListener('dragleave', handleDragLeave);
    area.addEventListener('drop', handleDrop);
    return () => {
      area.removeEventListener('dragover', handleDragOver);
      area.removeEventListener('dragleave', handleDragLeave);
      area.removeEventListener('drop', handleDrop);
    };
  }, []);

  return (
    <form
      ref={form}
      className={styles.box}
      aria-label={`给 ${nickname} 写私信`}
      data-over={over || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {quote && (
        <p className={styles.quote}>
          <span>
            <b>{quote.nickname}</b>
            {lineOf({ content: quote.text, image: quote.image ? { src: quote.image, width: 0, height: 0 } : null })}
          </span>
          <button type="button" aria-label="取消引用" onClick={() => change({ quote: null })}>
            <X size={16} strokeWidth={1.75} aria-hidden />
          </button>
        </p>
      )}
      <BoxImage
        address={image?.src ?? ''}
        upload={upload}
        disabled={false}
        onRemove={() => change({ image: null })}
        onSize={(width, height) => image && change({ image: { src: image.src, width, height } })}
      />
      <textarea
        ref={field}
        className={styles.field}
        aria-label="私信内容"
        placeholder="Enter 发送，Ctrl + Enter 换行"
        rows={Math.min(Math.max(2, content.split('\n').length), 6)}
        enterKeyHint="send"
        value={content}
        onChange={({ target: { value } }) => change({ content: value })}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        {...compositionProps}
      />
      <div className={styles.tools}>
        <EmojiTool disabled={false} onPick={insert} />
        <ImageTool disabled={upload.pending} onChoose={([file]) => file && upload.upload(file)} />
        <span className={styles.counter} data-over={left < 0 || undefined}>
          {left <= COUNTER_FROM && `${lengthOf(content)}/${MESSAGE_MAX_LENGTH}`}
        </span>
        <Button variant="primary" type="submit" disabled={!ready}>
          发送
        </Button>
      </div>
    </form>
  );
}
