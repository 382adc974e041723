import { expect, it } from 'vitest';
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
