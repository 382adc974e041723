'use client';

import { Editor } from '@bytemd/react';
import type { BytemdEditorContext, BytemdPlugin } from 'bytemd';
import zhHans from 'bytemd/locales/zh_Hans.json';
import { useState } from 'react';
import { BoxImage } from '@/components/comment/box-image';
import { Button } from '@/components/ui/button';
import { EarlierNote } from '@/components/ui/form/earlier-note';
import { RestoredNote } from '@/components/ui/form/restored-note';
import { useToolbarKeys } from '@/hooks/ui/use-toolbar-keys';
import { useImageUpload } from '@/hooks/upload/use-image-upload';
import { FeedbackBody } from './feedback-body';
import { FeedbackTools } from './feedback-tools';
import { useFeedbackDraft } from './use-feedback-draft';
import { useSaveFeedback } from './use-save-feedback';
import { FEEDBACK_MIN_LENGTH, missingCharacters } from '@/lib/domain/feedback/feedback-text';
import { countWords } from '@/lib/utils/count-words';
import { isBlank } from '@/lib/utils/is-blank';
import controls from '@/styles/controls.module.css';
import '@/styles/vendor/bytemd.css';
import styles from './feedback-form.module.css';

export interface FeedbackFormProps {
  id?: string | undefined;
  subject?: string;
  content?: string;
  onClose: () => void;
}

const EDITOR_CONFIG = { screenReaderLabel: '反馈内容' } as const;
/** Tab and Escape leave the text and close the dialog, as in any field. */
const PLAIN_KEYS = { Tab: false, 'Shift-Tab': false, Esc: false } as const;
const VIEWS = ['编辑', '预览'] as const;
const nothing = () => {};

export function FeedbackForm({ id, subject = id, content = '', onClose }: FeedbackFormProps) {
  const { text, change, restored, discard, drop } = useFeedbackDraft(subject, content);
  const missing = missingCharacters(text);
  const [view, setView] = useState<(typeof VIEWS)[number]>('编辑');
  const [context, setContext] = useState<BytemdEditorContext | null>(null);
  const [plugins] = useState((): BytemdPlugin[] => [
    {
      editorEffect: (created) => {
        setContext(created);
        // The editor's own `autofocus` drops text typed in its first 20 ms.
        created.editor.focus();
        created.editor.addKeyMap(PLAIN_KEYS);
        return () => setContext(null);
      },
    },
  ]);
  const insert = (inserted: string) => {
    context?.editor.replaceSelection(inserted);
    context?.editor.focus();
  };
  const image = useImageUpload({ onDone: (url) => insert(`![](${url})`) });
  const handleSaved = (sent: string) => {
    if (drop(sent)) onClose();
  };
  const { save, pending, earlier, error } = useSaveFeedback({ id, onSaved: handleSaved, onFound: drop });
  const toolbarProps = useToolbarKeys();
  const [stopped, setStopped] = useState(false);
  const submit = () => {
    setStopped(missing > 0);
    if (missing > 0) context?.editor.focus();
    else save(text);
  };
  const handleDiscard = () => {
    discard();
    context?.editor.focus();
  };
  return (
    <>
      {restored && <RestoredNote onDiscard={handleDiscard} />}
      <div className={styles.editor}>
        <div {...toolbarProps} className={styles.toolbar} role="toolbar" aria-label="编辑工具">
          <div role="group" aria-label="编辑或预览">
            {VIEWS.map((name) => (
              <button
                key={name}
                className={controls.innerTab}
                type="button"
                aria-pressed={name === view}
                onClick={() => setView(name)}
              >
                {name}
              </button>
            ))}
          </div>
          <div className={styles.tools} hidden={view === '预览'}>
            <FeedbackTools context={context} image={image} onInsert={insert} />
          </div>
        </div>
        <div className={styles.text} hidden={view === '预览'}>
          <Editor
            value={text}
            mode="tab"
            plugins={plugins}
            locale={zhHans}
            placeholder={`遇到了什么问题，有什么建议？至少 ${FEEDBACK_MIN_LENGTH} 个字`}
            editorConfig={EDITOR_CONFIG}
            onChange={change}
          />
        </div>
        {view === '预览' && (
          <div className={styles.preview} tabIndex={0} role="group" aria-label="预览">
            <FeedbackBody feedback={{ html: '', content: text }} />
          </div>
        )}
      </div>
      <BoxImage address="" upload={image} disabled={false} onRemove={nothing} />
      <EarlierNote state={earlier} />
      <div className={styles.note}>
        <p className={styles.error} role="alert">
          {error || (stopped && missing > 0 && `反馈内容不能少于${FEEDBACK_MIN_LENGTH}个字符`)}
        </p>
        {error === '' && !isBlank(text) && missing > 0 && (
          <p>
            至少 {FEEDBACK_MIN_LENGTH} 个字，还差 {missing} 个
          </p>
        )}
        <p className="tabular">字数：{countWords(text)}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={onClose}>取消</Button>
        <Button variant="primary" disabled={isBlank(text) || image.pending} pending={pending} onClick={submit}>
          {pending ? '提交中…' : '提交'}
        </Button>
      </div>
    </>
  );
}
