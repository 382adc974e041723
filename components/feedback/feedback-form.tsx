'use client';

import gfm from '@bytemd/plugin-gfm';
import { Editor } from '@bytemd/react';
import type { BytemdPlugin } from 'bytemd';
import zhHans from 'bytemd/locales/zh_Hans.json';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { EarlierNote } from '@/components/ui/earlier-note';
import { RestoredNote } from '@/components/ui/restored-note';
import { FeedbackBody } from './feedback-body';
import { useFeedbackDraft } from './use-feedback-draft';
import { useSaveFeedback } from './use-save-feedback';
import { charactersIn } from '@/lib/utils/characters-in';
import { countWords } from '@/lib/utils/count-words';
import { isBlank } from '@/lib/utils/is-blank';
import '@/styles/vendor/bytemd.css';
import styles from './feedback-form.module.css';

interface FeedbackFormProps {
  id?: string | undefined;
  subject?: string;
  content?: string;
  onClose: () => void;
}

const WIDTH = 720;
/** The API refuses shorter ones, in English. */
const MIN_CHARACTERS = 20;
const EDITOR_CONFIG = { screenReaderLabel: '反馈内容' } as const;
/** Tab and Escape leave the text and close the dialog, as in any field. */
const PLAIN_KEYS = { Tab: false, 'Shift-Tab': false, Esc: false } as const;
const focused = new WeakSet<object>();
const PLUGINS: BytemdPlugin[] = [
  gfm(),
  {
    editorEffect: ({ editor }) => {
      // Focuses once. The editor's own `autofocus` drops text typed in its first 20 ms.
      if (!focused.has(editor)) editor.focus();
      focused.add(editor);
      editor.addKeyMap(PLAIN_KEYS);
      return () => editor.removeKeyMap(PLAIN_KEYS);
    },
  },
];

export function FeedbackForm({ id, subject = id, content = '', onClose }: FeedbackFormProps) {
  const { text, change, restored, discard, drop } = useFeedbackDraft(subject, content);
  const missing = MIN_CHARACTERS - charactersIn(text.trim());
  const editor = useRef<HTMLDivElement>(null);
  const [preview, setPreview] = useState<{ pane: HTMLElement; content: string } | null>(null);
  const handleSaved = (sent: string) => {
    if (drop(sent)) onClose();
  };
  const { save, pending, earlier, error } = useSaveFeedback({ id, onSaved: handleSaved, onFound: drop });
  const handleDiscard = () => {
    discard();
    editor.current?.querySelector('textarea')?.focus();
  };
  return (
    <Dialog title={id === undefined ? '提交反馈' : '编辑反馈'} width={WIDTH} onClose={onClose}>
      {restored && <RestoredNote onDiscard={handleDiscard} />}
      <div ref={editor} className={styles.editor}>
        <Editor
          value={text}
          mode="tab"
          plugins={PLUGINS}
          locale={zhHans}
          placeholder="遇到了什么问题，或者有什么建议？支持 Markdown，至少 20 个字"
          editorConfig={EDITOR_CONFIG}
          overridePreview={(pane, { value }) => setPreview({ pane, content: value })}
          onChange={change}
        />
        {preview && createPortal(<FeedbackBody feedback={{ html: '', content: preview.content }} />, preview.pane)}
      </div>
      <EarlierNote state={earlier} />
      <div className={styles.note}>
        <p className={styles.error} role="alert">
          {error}
        </p>
        {error === '' && !isBlank(text) && missing > 0 && (
          <p>
            至少 {MIN_CHARACTERS} 个字，还差 {missing} 个
          </p>
        )}
        <p className="tabular">字数：{countWords(text)}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={onClose}>取消</Button>
        <Button variant="primary" disabled={isBlank(text)} pending={pending} onClick={() => save(text)}>
          {pending ? '提交中…' : '提交'}
        </Button>
      </div>
    </Dialog>
  );
}
