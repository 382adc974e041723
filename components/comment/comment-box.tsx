'use client';

import { useLayoutEffect, useRef, useState, type ClipboardEvent, type CSSProperties, type KeyboardEvent } from 'react';
import { OwnAvatar } from '@/components/session/own-avatar';
import { Button } from '@/components/ui/button';
import { CharacterCount } from '@/components/ui/form/character-count';
import { EarlierNote } from '@/components/ui/form/earlier-note';
import { useCommentDraft } from '@/hooks/comment/use-comment-draft';
import { useSubmitComment } from './use-submit-comment';
import { useComposition } from '@/hooks/ui/use-composition';
import { useFileDrop } from '@/hooks/ui/use-file-drop';
import { useInsertText } from '@/hooks/ui/use-insert-text';
import { useImageUpload } from '@/hooks/upload/use-image-upload';
import { pastedFiles } from '@/lib/browser/files/pasted-files';
import { COMMENT_RULES } from '@/lib/domain/comment/comment-rules';
import { commentFocus } from '@/lib/domain/comment/comment-focus';
import { tooLong, type CommentTarget } from '@/lib/domain/comment/posting';
import { describeError } from '@/lib/http/api-error';
import { isBlank } from '@/lib/utils/is-blank';
import { isolated } from '@/lib/utils/direction';
import { BoxImage } from './box-image';
import { EmojiTool } from './emoji-tool';
import { ImageTool } from './image-tool';
import styles from './comment-box.module.css';

interface CommentBoxProps extends CommentTarget {
  focused?: boolean;
  /** Stays one row high, with a small avatar; has its tools once it is used. */
  short?: boolean;
  onDone?: () => void;
}

interface FieldStyle extends CSSProperties {
  '--rows': number;
}

const AVATAR_SIZE = 40;
const SMALL_AVATAR_SIZE = 28;

const nothing = () => {};

const MAX_ROWS = 12;

export function CommentBox({ focused = false, short = false, onDone = nothing, ...target }: CommentBoxProps) {
  const { subject, answers } = target;
  const { maxLength, image: mayHaveImage, placeholder, rows } = COMMENT_RULES[subject.kind];
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState('');
  const { draft, change: changeDraft } = useCommentDraft(subject, answers?.id);
  const change = (part: Parameters<typeof changeDraft>[0]) => {
    // The error was about the old text.
    setError('');
    changeDraft(part);
  };
  const { compositionProps, isComposing } = useComposition();
  const image = useImageUpload({ onDone: (url) => change({ image: url }) });
  const handleDone = () => {
    setError('');
    const { form } = field.current ?? {};
    if (form?.contains(document.activeElement) && document.activeElement !== field.current) form.focus();
    onDone();
  };
  const submission = useSubmitComment({
    ...target,
    onDone: handleDone,
    onFail: (failure) => setError(describeError(failure)),
  });
  // Then it stays open, so that nothing below moves while the reader looks around.
  const [used, setUsed] = useState(focused);
  const open = !short || used || draft.content !== '' || draft.image !== '';
  const leastRows = short ? 1 : answers ? rows.reply : rows.comment;
  const fieldStyle: FieldStyle = { '--rows': leastRows };
  const ready = !isBlank(draft.content) && !tooLong(subject.kind, draft.content) && !image.pending;
  const isReply = answers !== undefined;
  const label = answers ? `回复 ${answers.nickname}` : '写评论';

  useLayoutEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  useLayoutEffect(() => {
    if (isReply) return;
    return commentFocus.serve(subject.id, () => {
      const { current: area } = field;
      area?.focus();
      area?.setSelectionRange(area.value.length, area.value.length);
      return area !== null;
    });
  }, [isReply, subject.id]);

  const insert = useInsertText(field, { value: draft.content, onChange: (content) => change({ content }) });
  const submit = () => {
    if (!ready) return;
    setError('');
    submission.submit(draft);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
    event.preventDefault();
    if (!event.repeat) submit();
  };
  const addImage = ([file, ...others]: readonly File[]) => {
    setUsed(true);
    setError(others.length === 0 ? '' : '一条评论只能有一张图片，只添加了第一张');
    if (file) image.upload(file);
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (!mayHaveImage) return;
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    addImage(files);
  };
  const over = useFileDrop({
    area: () => form.current,
    disabled: !mayHaveImage || submission.pending,
    onDrop: (files) => addImage(files),
  });

  return (
    <div className={styles.compose}>
      <div className={styles.face}>
        <OwnAvatar size={answers || short ? SMALL_AVATAR_SIZE : AVATAR_SIZE} />
      </div>
      <form
        ref={form}
        className={styles.box}
        tabIndex={-1}
        aria-label={label}
        data-over={over || undefined}
        onFocus={() => setUsed(true)}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <textarea
          ref={field}
          className={styles.field}
          aria-label={label}
          placeholder={answers ? `回复 @${isolated(answers.nickname)}` : placeholder}
          // Grows in browsers without `field-sizing`, too.
          rows={Math.max(leastRows, Math.min(draft.content.split('\n').length, MAX_ROWS))}
          style={fieldStyle}
          value={draft.content}
          readOnly={submission.pending}
          onChange={({ target: { value } }) => change({ content: value })}
          onKeyDown={handleKey}
          onPaste={handlePaste}
          {...compositionProps}
        />
        <BoxImage
          address={draft.image}
          upload={image}
          disabled={submission.pending}
          onRemove={() => change({ image: '' })}
        />
        <EarlierNote state={submission.earlier} />
        {error !== '' && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        {open && (
          <div className={styles.tools}>
            <EmojiTool disabled={submission.pending} onPick={insert} />
            {mayHaveImage && <ImageTool disabled={image.pending || submission.pending} onChoose={addImage} />}
            <span className={styles.hint}>Ctrl / ⌘ + Enter 发送</span>
            {maxLength !== undefined && <CharacterCount text={draft.content} max={maxLength} />}
            <Button variant="primary" type="submit" disabled={!ready} pending={submission.pending}>
              {answers ? '回复' : '评论'}
            </Button>
          </div>
        )}
      </form>
    </div>
  );
}
