import type { BytemdEditorContext } from 'bytemd';
import {
  Bold,
  Braces,
  ChartNetwork,
  Code,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  Minus,
  Quote,
  Sigma,
  Strikethrough,
  Table,
  type LucideIcon,
} from 'lucide-react';

interface Command {
  title: string;
  icon: LucideIcon;
  /** CodeMirror's notation; `Mod` is Ctrl, or Cmd on a Mac. */
  shortcut?: string;
  syntax: string;
  run: (context: BytemdEditorContext) => void;
}

const heading = (level: number, icon: LucideIcon, title: string): Command => ({
  title,
  icon,
  shortcut: `Mod-Alt-${level}`,
  syntax: `${'#'.repeat(level)} 标题`,
  run: ({ replaceLines }) => replaceLines((line) => `${'#'.repeat(level)} ${line.trim().replace(/^#*/, '').trim()}`),
});

const wrap = (mark: string) => (context: BytemdEditorContext) => context.wrapText(mark);

const prefix =
  (mark: string | ((index: number) => string)) =>
  ({ replaceLines }: BytemdEditorContext) => {
    let index = 0;
    replaceLines((line) => `${typeof mark === 'string' ? mark : mark(index++)}${line}`);
  };

/** Adds a block below the caret and selects a part of it. */
const block =
  (text: string, { line, from, to }: { line: number; from: number; to: number }) =>
  ({ appendBlock, editor, codemirror }: BytemdEditorContext) => {
    const start = appendBlock(text);
    editor.setSelection(codemirror.Pos(start.line + line, from), codemirror.Pos(start.line + line, to));
  };

function linkSelection({ wrapText, editor, codemirror }: BytemdEditorContext): void {
  wrapText('[', '](https://)');
  const { line, ch } = editor.getCursor();
  editor.setSelection(codemirror.Pos(line, ch + 2), codemirror.Pos(line, ch + 10));
}

/** Toolbar groups. ByteMD's own keys are repeated here. */
export const COMMANDS: readonly (readonly Command[])[] = [
  [heading(1, Heading1, '一级标题'), heading(2, Heading2, '二级标题'), heading(3, Heading3, '三级标题')],
  [
    { title: '粗体', icon: Bold, shortcut: 'Mod-B', syntax: '**粗体**', run: wrap('**') },
    { title: '斜体', icon: Italic, shortcut: 'Mod-I', syntax: '*斜体*', run: wrap('*') },
    { title: '删除线', icon: Strikethrough, syntax: '~~删除线~~', run: wrap('~~') },
    { title: '引用', icon: Quote, syntax: '> 引用', run: prefix('> ') },
    { title: '链接', icon: Link, shortcut: 'Mod-K', syntax: '[文字](链接)', run: linkSelection },
  ],
  [
    { title: '行内代码', icon: Code, shortcut: 'Shift-Mod-K', syntax: '`代码`', run: wrap('`') },
    {
      title: '代码块',
      icon: Braces,
      shortcut: 'Shift-Mod-C',
      syntax: '```js',
      run: block('```js\n\n```', { line: 0, from: 3, to: 5 }),
    },
  ],
  [
    { title: '无序列表', icon: List, shortcut: 'Shift-Mod-U', syntax: '- 项目', run: prefix('- ') },
    {
      title: '有序列表',
      icon: ListOrdered,
      shortcut: 'Shift-Mod-O',
      syntax: '1. 项目',
      run: prefix((index) => `${index + 1}. `),
    },
    { title: '任务列表', icon: ListChecks, syntax: '- [ ] 待办', run: prefix('- [ ] ') },
    {
      title: '表格',
      icon: Table,
      syntax: '| 表头 |  |',
      run: block('| 表头 |  |\n| --- | --- |\n|  |  |\n', { line: 0, from: 2, to: 4 }),
    },
    { title: '公式', icon: Sigma, syntax: '$公式$ 或 $$', run: block('$$\n\\TeX\n$$', { line: 1, from: 0, to: 4 }) },
    {
      title: '图表',
      icon: ChartNetwork,
      syntax: '```mermaid',
      run: block('```mermaid\ngraph TD\n  开始 --> 结束\n```', { line: 2, from: 2, to: 12 }),
    },
    { title: '分割线', icon: Minus, syntax: '---', run: ({ appendBlock }) => void appendBlock('\n---\n') },
  ],
];

const isMac = (): boolean => /Mac/.test(navigator.platform);

export const boundKey = (shortcut: string): string => shortcut.replace('Mod', isMac() ? 'Cmd' : 'Ctrl');

export const shownKey = (shortcut: string): string =>
  boundKey(shortcut)
    .replace(/^Shift-(Cmd|Ctrl)/, '$1+Shift')
    .replaceAll('-', '+');
