import {
  Braces,
  ChartNetwork,
  ChevronsUpDown,
  Heading1,
  Heading2,
  Heading3,
  ImagePlus,
  List,
  ListChecks,
  ListOrdered,
  Megaphone,
  Minus,
  Quote,
  Sigma,
  Table,
  type LucideIcon,
} from 'lucide-react';

export interface SlashBlock {
  title: string;
  icon: LucideIcon;
  words: string;
  /** A mark that begins a line; `block` stands between blank lines, with its selected part between two ‸. */
  prefix?: string;
  block?: string;
}

export const SLASH_BLOCKS: readonly SlashBlock[] = [
  { title: '一级标题', icon: Heading1, words: 'h1 heading title bt biaoti yjbt yijibiaoti', prefix: '# ' },
  { title: '二级标题', icon: Heading2, words: 'h2 heading title bt biaoti ejbt erjibiaoti', prefix: '## ' },
  { title: '三级标题', icon: Heading3, words: 'h3 heading title bt biaoti sjbt sanjibiaoti', prefix: '### ' },
  { title: '无序列表', icon: List, words: 'ul list bullet lb liebiao wxlb wuxuliebiao', prefix: '- ' },
  { title: '有序列表', icon: ListOrdered, words: 'ol list number lb liebiao yxlb youxuliebiao', prefix: '1. ' },
  {
    title: '任务列表',
    icon: ListChecks,
    words: 'todo task check rw renwu rwlb renwuliebiao db daiban',
    prefix: '- [ ] ',
  },
  { title: '引用', icon: Quote, words: 'quote blockquote yy yinyong', prefix: '> ' },
  {
    title: '提示框',
    icon: Megaphone,
    words: 'alert note tip callout ts tishi tsk tishikuang',
    block: '> [!NOTE]\n> ‸内容‸',
  },
  { title: '代码块', icon: Braces, words: 'code pre dm daima dmk daimakuai', block: '```‸js‸\n\n```' },
  { title: '表格', icon: Table, words: 'table bg biaoge', block: '| ‸表头‸ |  |\n| --- | --- |\n|  |  |' },
  { title: '公式', icon: Sigma, words: 'math formula latex tex gs gongshi', block: '$$\n‸\\TeX‸\n$$' },
  {
    title: '图表',
    icon: ChartNetwork,
    words: 'mermaid diagram chart flow tb tubiao lct liuchengtu',
    block: '```mermaid\ngraph TD\n  ‸开始 --> 结束‸\n```',
  },
  { title: '图片', icon: ImagePlus, words: 'image picture photo img tp tupian' },
  { title: '分割线', icon: Minus, words: 'hr line divider fgx fengexian', block: '---\n\n‸‸' },
  {
    title: '折叠',
    icon: ChevronsUpDown,
    words: 'details fold toggle zd zhedie',
    block: '<details>\n<summary>‸标题‸</summary>\n\n内容\n\n</details>',
  },
];

/** `、` is what the key of `/` types in Chinese. */
const TYPED = /(?:^|\s)([/／、])([\p{L}\p{N}]{0,12})$/u;

export function typedCommand(before: string): { start: number; query: string } | null {
  const [, mark = '', query = ''] = TYPED.exec(before) ?? [];
  return mark === '' ? null : { start: before.length - query.length - mark.length, query };
}

export function findBlocks(query: string): readonly SlashBlock[] {
  const wanted = query.toLowerCase();
  return SLASH_BLOCKS.filter(
    ({ title, words }) => title.includes(wanted) || words.split(' ').some((word) => word.startsWith(wanted)),
  );
}

interface Place {
  before: string;
  after: string;
  textAbove: boolean;
  textBelow: boolean;
}

export function lineWith({ prefix, block = '' }: SlashBlock, place: Place): { text: string; from: number; to: number } {
  const { before, after, textAbove, textBelow } = place;
  const isAlone = before.trim() === '';
  const lead = isAlone ? '' : `${before.trimEnd()}\n\n`;
  if (prefix !== undefined) {
    const text = `${isAlone ? before : lead}${prefix}`;
    return { text: text + after.trimStart(), from: text.length, to: text.length };
  }
  const [head = '', selected = '', tail = ''] = block.split('‸');
  const start = `${isAlone && textAbove ? '\n' : lead}${head}`;
  const rest = after.trim();
  const end = rest !== '' ? `\n\n${rest}` : textBelow ? '\n' : '';
  return { text: start + selected + tail + end, from: start.length, to: start.length + selected.length };
}
