'use client';

import { DOMParser } from '@tiptap/pm/model';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useResumeEditor } from '@/lib/domain/resume/resume-store';
import { renderResumeHtml } from '@/lib/html/resume-html';
import type { RichTextTool } from './rich-text-commands';
import { RichTextTools, runRichTextTool } from './rich-text-tools';
import styles from './rich-text.module.css';

interface RichTextProps {
  label: string;
  /** Untrusted html, read at first and when undo or a restored draft replaced it. */
  getHtml: () => string;
  onChange: (html: string) => void;
  /** Tools that were pressed before it was there, and whose effect has yet to come. */
  pressed: readonly RichTextTool[];
  /** Called in the frame in which the editor has taken over the text and its caret. */
  onReady: () => void;
}

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [3, 4, 5, 6] },
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
    trailingNode: false,
  }),
];

const safe = (html: string) => renderResumeHtml(html, window.location.origin);

function takeSelection(editor: Editor): void {
  const text = document.activeElement;
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = window.getSelection() ?? {};
  if (!text?.matches('[contenteditable=true]') || !anchorNode || !focusNode) return;
  const ends: { node: Node; offset: number; pos?: number }[] = [
    { node: anchorNode, offset: anchorOffset },
    { node: focusNode, offset: focusOffset },
  ];
  DOMParser.fromSchema(editor.schema).parse(text, { preserveWhitespace: 'full', findPositions: ends });
  const places = ends.map(({ pos }) => pos ?? editor.state.doc.content.size);
  editor.commands.setTextSelection({ from: Math.min(...places), to: Math.max(...places) });
  editor.view.focus();
}

export function RichText({ label, getHtml, onChange, pressed, onReady }: RichTextProps) {
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

  const takeOver = useEffectEvent((created: Editor) => {
    reset();
    takeSelection(created);
    for (const tool of pressed) runRichTextTool(created, tool);
    onReady();
  });
  useLayoutEffect(() => {
    if (editor) takeOver(editor);
  }, [editor]);

  return (
    editor && (
      <>
        <RichTextTools editor={editor} label={label} linksAtFirst={pressed.includes('link')} />
        <EditorContent editor={editor} />
      </>
    )
  );
}
