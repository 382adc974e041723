import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { parseSource } from '@/lib/html/markdown';
import { annotationsAsMarkdown } from './annotations-as-markdown';
import type { Annotation } from './schema';

const annotation = (id: string, address: string, more: Partial<Annotation>): Annotation => ({
  id,
  address,
  title: '浏览器',
  note: '',
  quote: { exact: '一段', prefix: '', suffix: '', start: 0 },
  createdAt: Date.UTC(2026, 10, 26, 4),
  changedAt: 0,
  ...more,
});

it('is exported by text in its order, with quotes, notes and links that lead back', () => {
  const late = { quote: { exact: '第一行 $a_1$\n*第二行*', prefix: '', suffix: '', start: 9 }, note: '记下' };
  const all = [
    annotation('n2', '/post/a1', late),
    annotation('n1', '/post/a1', {}),
    annotation('n3', '/tutorial/t1/c1', { title: '布局', changedAt: 1 }),
  ];
  expect(annotationsAsMarkdown(all, 'https://site.example')).toBe(
    [
      '# 我的笔记',
      '## [布局](https://site.example/tutorial/t1/c1)',
      '> 一段',
      '[2026-11-26 12:00](https://site.example/tutorial/t1/c1#annotation-n3)',
      '## [浏览器](https://site.example/post/a1)',
      '> 一段',
      '[2026-11-26 12:00](https://site.example/post/a1#annotation-n1)',
      '> 第一行 $a_1$\n>\n> \\*第二行\\*',
      '记下',
      '[2026-11-26 12:00](https://site.example/post/a1#annotation-n2)',
    ].join('\n\n') + '\n',
  );
});

const SITE = 'https://site.example';
const PARSERS: Record<string, (markdown: string) => Nodes> = {
  'with formulas': (markdown) => parseSource(markdown).tree,
  'without formulas': (markdown) => unified().use(remarkParse).use(remarkGfm).parse(markdown),
};

/** Parts that a reader's program would load, run or follow, but for the notes' own links. */
function liveIn(tree: Nodes): string[] {
  const live: string[] = [];
  visit(tree, (node) => {
    if (['html', 'image', 'imageReference', 'linkReference', 'definition', 'footnoteReference'].includes(node.type))
      live.push(node.type);
    if (node.type === 'link' && !node.url.startsWith(`${SITE}/post/a1`)) live.push(node.url);
  });
  return live;
}

const HOSTILE = [
  '$](javascript:alert(1)) 公式$',
  '$[公式](javascript:alert(1))$',
  '$<img src=x onerror=alert(1)>$',
  '$a$<img src=x onerror=alert(1)>$b$',
  '$`$<img src=x onerror=alert(1)>`',
  '`$`<svg onload=alert(1)>$',
  '$\\$<b>x</b>$',
  '\\<img src=x> \\\\<img src=x>',
  '[a](javascript:alert(1)) ![a](x) [a][b] [^1]',
  '$![a](x)[b](javascript:alert(1))$',
  '$x$](javascript:alert(1))[$y$',
  '<javascript:alert(1)> $<javascript:alert(1)>$',
  '甲\n\n[a]: javascript:alert(1)\n\n[a]',
  '甲\r\r<script>alert(1)</script>\r\r![a](x)',
  '甲\n```\n<!-- -->\n```\n~~~\n<b>',
  '    $<b>$',
  '](javascript:alert(1)) &#91;a&#93;(javascript:alert(1))',
];

it.each(HOSTILE)('holds nothing of another author’s %j that a program would load, run or follow', (hostile) => {
  const exact = annotation('n1', '/post/a1', { quote: { exact: hostile, prefix: '', suffix: '', start: 0 } });
  const titled = annotation('n1', '/post/a1', { title: hostile });
  for (const [name, parse] of Object.entries(PARSERS))
    for (const one of [exact, titled])
      expect([name, ...liveIn(parse(annotationsAsMarkdown([one], SITE)))]).toEqual([name]);
});

it.each([
  ['$a < b$', String.raw`> $a \lt  b$`],
  ['1. 甲', String.raw`> 1\. 甲`],
  ['- 甲', String.raw`> \- 甲`],
  ['R&D 花 $5', String.raw`> R\&D 花 \$5`],
])('has the words of %j as they were', (exact, written) => {
  const one = annotation('n1', '/post/a1', { quote: { exact, prefix: '', suffix: '', start: 0 } });
  expect(annotationsAsMarkdown([one], SITE)).toContain(`\n${written}\n`);
});
