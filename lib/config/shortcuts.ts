import { GO_TO } from './go-to';

interface Shortcut {
  label: string;
  keys: readonly string[];
  /** Keys that are pressed one after the other, keys of which each does it, or a chord. */
  how?: 'then' | 'or' | 'with';
}

/** Every shortcut of the site, as its dialog lists them. `Mod` is ⌘ on Apple's keyboards and Ctrl on others. */
export const SHORTCUTS: readonly { heading: string; shortcuts: readonly Shortcut[] }[] = [
  {
    heading: '全站',
    shortcuts: [
      { label: '打开全站搜索', keys: ['Mod', 'k'], how: 'with' },
      { label: '搜索文章和用户', keys: ['/'] },
      { label: '显示快捷键', keys: ['?'] },
      ...Object.entries(GO_TO).map(([key, { label }]): Shortcut => {
        return { label: `前往${label}`, keys: ['g', key], how: 'then' };
      }),
    ],
  },
  {
    heading: '列表',
    shortcuts: [
      { label: '下一条、上一条', keys: ['j', 'k'], how: 'or' },
      { label: '打开', keys: ['Enter'] },
      { label: '刷新列表', keys: ['r'] },
    ],
  },
  {
    heading: '文章、友圈与评论',
    shortcuts: [
      { label: '点赞', keys: ['l'] },
      { label: '评论', keys: ['c'] },
      { label: '回复选中的评论', keys: ['r'] },
      { label: '发送评论', keys: ['Mod', 'Enter'], how: 'with' },
    ],
  },
  {
    heading: '教程与题库',
    shortcuts: [
      { label: '上一章（题）、下一章（题）', keys: ['←', '→'], how: 'or' },
      { label: '选择答案', keys: ['A–F', '1–6'], how: 'or' },
      { label: '提交、下一题', keys: ['Enter'] },
    ],
  },
  {
    heading: '写作',
    shortcuts: [{ label: '保存', keys: ['Mod', 's'], how: 'with' }],
  },
];
