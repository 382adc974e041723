'use client';

import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useResumeEditor } from '@/lib/domain/resume/resume-store';
import { renderResumeHtml } from '@/lib/html/resume-html';
import { RichTextTools } from './rich-text-tools';
import styles from './rich-text.module.css';

interface RichTextProps {
  label: string;
  /** Untrusted html, read at first and when undo or a restored draft replaced it. */
  getHtml: () => string;
  /** Called with '' for empty text. */
  onChange: (html: string) => void;
}

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [3, 4, 5, 6] },
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
    trailingNode: false,
  }),
];

const safe = (html: string) => renderResumeHtml(html, window.location.origin);

export function RichText({ label, getHtml, onChange }: RichTextProps) {
  const revision = useResumeEditor((state) => state.revision);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: safe(getHtml()),
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: styles.text ?? '' },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });

  const reset = useEffectEvent(() => {
    const html = getHtml();
    if (editor && (editor.isEmpty ? '' : editor.getHTML()) !== html)
      editor.commands.setContent(safe(html), { emitUpdate: false });
  });
  const shown = useRef(revision);
  useEffect(() => {
    if (shown.current === revision) return;
    shown.current = revision;
    reset();
  }, [revision]);

  return (
    <div className={styles.rich}>
      <span aria-hidden>{label}</span>
      <div className={styles.frame}>
        {editor && <RichTextTools editor={editor} label={label} />}
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}
