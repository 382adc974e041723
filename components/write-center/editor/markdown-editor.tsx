'use client';

import { Editor } from '@bytemd/react';
import type { BytemdEditorContext, BytemdPlugin } from 'bytemd';
import zhHans from 'bytemd/locales/zh_Hans.json';
import { memo, useEffect, useMemo, useState } from 'react';
import { changeWriting, useWriting } from '@/lib/domain/write-center/writing-store';
import { boundKey, COMMANDS } from './commands';
import recipes from '@/styles/recipes.module.css';
import '@/styles/vendor/bytemd.css';
import './markdown-editor.css';

const TAB_SIZE = 4;

/** ByteMD's mode, in which marks such as # and ** are tokens of their own. CodeMirror's types know no nested modes. */
const MARKDOWN_WITH_MARKS = { name: 'yaml-frontmatter', base: { name: 'gfm', highlightFormatting: true } };
const MODE: { name: string } = MARKDOWN_WITH_MARKS;

const EDITOR_CONFIG = {
  mode: MODE,
  tabSize: TAB_SIZE,
  indentUnit: TAB_SIZE,
  screenReaderLabel: '正文',
  // Highlights in slices of milliseconds, so that it never blocks typing.
  workTime: 4,
  workDelay: 300,
};

const TAB_HINT = 'editor-tab-hint';

export function runCommand(context: BytemdEditorContext, run: (context: BytemdEditorContext) => void): void {
  run(context);
  context.editor.focus();
}

const ROOM_PX = 120;

export function selectLine({ editor, codemirror }: BytemdEditorContext, line: number): void {
  const at = Math.min(line, editor.lastLine());
  editor.refresh();
  editor.focus();
  editor.setSelection(codemirror.Pos(at, 0), codemirror.Pos(at, editor.getLine(at).length), { scroll: false });
  editor.scrollIntoView(codemirror.Pos(at, 0), ROOM_PX);
}

/** Binds the commands' keys, and Escape, because Tab indents. */
function bindKeys(context: BytemdEditorContext): () => void {
  const commands = COMMANDS.flat().flatMap(({ shortcut, run }) =>
    shortcut ? [[boundKey(shortcut), () => runCommand(context, run)] as const] : [],
  );
  const keys = { ...Object.fromEntries(commands), Esc: () => context.editor.getInputField().blur() };
  context.editor.addKeyMap(keys);
  return () => context.editor.removeKeyMap(keys);
}

interface MarkdownEditorProps {
  /** Called with the ready editor, and null on teardown. */
  onReady: (context: BytemdEditorContext | null) => void;
}

/** ByteMD's editor without its toolbar, preview and panels. Uncontrolled: keys render nothing. */
export const MarkdownEditor = memo(function MarkdownEditor({ onReady }: MarkdownEditorProps) {
  const [initial] = useState(() => useWriting.getState().value.content);
  const [context, setContext] = useState<BytemdEditorContext | null>(null);
  const plugins = useMemo(
    (): BytemdPlugin[] => [
      {
        editorEffect: (created) => {
          setContext(created);
          created.editor.getInputField().setAttribute('aria-describedby', TAB_HINT);
          const unbind = bindKeys(created);
          return () => {
            unbind();
            setContext(null);
          };
        },
      },
    ],
    [],
  );

  useEffect(() => onReady(context), [context, onReady]);

  useEffect(() => {
    if (!context) return;
    const { editor } = context;
    const takeOver = (content: string) => {
      if (editor.getValue() !== content) editor.setValue(content);
    };
    takeOver(useWriting.getState().value.content);
    return useWriting.subscribe(({ revision, value }, { revision: before }) => {
      if (revision !== before) takeOver(value.content);
    });
  }, [context]);

  return (
    <>
      <p id={TAB_HINT} className={recipes.visuallyHidden}>
        Tab 键缩进；先按 Esc 再按 Tab 可以离开正文
      </p>
      <Editor
        mode="tab"
        value={initial}
        plugins={plugins}
        locale={zhHans}
        placeholder="开始写作，支持 Markdown 语法，输入 / 插入内容，可以直接粘贴或拖入图片"
        editorConfig={EDITOR_CONFIG}
        onChange={(content) => changeWriting({ content })}
      />
    </>
  );
});
