'use client';

import { useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import { RICH_TEXT_COMMANDS, type RichTextTool } from './rich-text-commands';
import { RichTextToolbar } from './rich-text-toolbar';
import { LinkField } from './link-field';

interface RichTextToolsProps {
  editor: Editor;
  label: string;
  linksAtFirst: boolean;
}

export function RichTextTools({ editor, label, linksAtFirst }: RichTextToolsProps) {
  const [linking, setLinking] = useState(linksAtFirst);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      names: [...RICH_TEXT_COMMANDS.map(({ name }) => name), 'link'].filter((name) => current.isActive(name)).join(),
    }),
  }).names.split(',');
  const press = (tool: RichTextTool) => {
    if (tool === 'link') setLinking(!linking);
    else runRichTextTool(editor, tool);
  };
  return (
    <>
      <RichTextToolbar label={label} active={active} linking={linking} onPress={press} />
      {linking && <LinkField editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

export const runRichTextTool = (editor: Editor, tool: RichTextTool) =>
  RICH_TEXT_COMMANDS.find(({ name }) => name === tool)?.run(editor);
