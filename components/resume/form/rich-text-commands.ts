import type { Editor } from '@tiptap/react';
import { Bold, Italic, List, ListOrdered, Underline } from 'lucide-react';

/** Formats at the caret, by the names that tiptap has for them. */
export const RICH_TEXT_COMMANDS = [
  {
    name: 'bold',
    label: '加粗',
    key: 'Ctrl+B',
    icon: Bold,
    run: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: '斜体',
    key: 'Ctrl+I',
    icon: Italic,
    run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    label: '下划线',
    key: 'Ctrl+U',
    icon: Underline,
    run: (editor: Editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'bulletList',
    label: '无序列表',
    key: 'Ctrl+Shift+8',
    icon: List,
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: '有序列表',
    key: 'Ctrl+Shift+7',
    icon: ListOrdered,
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
] as const;

/** A tool of the text: one of the formats, or the field of a link's address. */
export type RichTextTool = (typeof RICH_TEXT_COMMANDS)[number]['name'] | 'link';
