'use client';

import { useEditorState, type Editor } from '@tiptap/react';
import { Bold, Italic, Link2, List, ListOrdered, Underline } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { LinkField } from './link-field';
import styles from './rich-text.module.css';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const TOOLS = [
  {
    name: 'bold',
    label: '加粗',
    key: 'Ctrl+B',
    icon: Bold,
    run: (editor: Editor) => editor.chain().focus().toggleBold(),
  },
  {
    name: 'italic',
    label: '斜体',
    key: 'Ctrl+I',
    icon: Italic,
    run: (editor: Editor) => editor.chain().focus().toggleItalic(),
  },
  {
    name: 'underline',
    label: '下划线',
    key: 'Ctrl+U',
    icon: Underline,
    run: (editor: Editor) => editor.chain().focus().toggleUnderline(),
  },
  {
    name: 'bulletList',
    label: '无序列表',
    key: 'Ctrl+Shift+8',
    icon: List,
    run: (editor: Editor) => editor.chain().focus().toggleBulletList(),
  },
  {
    name: 'orderedList',
    label: '有序列表',
    key: 'Ctrl+Shift+7',
    icon: ListOrdered,
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList(),
  },
] as const;

interface RichTextToolsProps {
  editor: Editor;
  label: string;
}

export function RichTextTools({ editor, label }: RichTextToolsProps) {
  const [linking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      names: [...TOOLS.map(({ name }) => name), 'link'].filter((name) => current.isActive(name)).join(),
    }),
  }).names.split(',');
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={`${label}的格式`}>
        {TOOLS.map(({ name, label: tool, key, icon: Icon, run }) => (
          <IconButton
            key={name}
            label={tool}
            title={`${tool}（${key}）`}
            aria-pressed={active.includes(name)}
            onClick={() => run(editor).run()}
          >
            <Icon {...ICON} />
          </IconButton>
        ))}
        <IconButton
          label="链接"
          aria-pressed={active.includes('link')}
          aria-expanded={linking}
          onClick={() => setLinking(!linking)}
        >
          <Link2 {...ICON} />
        </IconButton>
      </div>
      {linking && <LinkField editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}
