import { expect, test } from 'vitest';
import { groundOf, hideEntities, linesBefore, showEntities, withoutComments } from './diagram-source';

const shown = (source: string) => {
  const box = document.createElement('div');
  box.innerHTML = showEntities(hideEntities(source));
  return box.textContent;
};

test.each([
  ['A["他说#quot;好#quot;"]', 'A["他说"好""]'],
  ['A[#9829; 喜欢]', 'A[♥ 喜欢]'],
  ['A["&lt;div&gt; &amp; #35;1"]', 'A["<div> & #1"]'],
  ['A["一&nbsp;二"]', 'A["一\u00a0二"]'],
  ['A[#xyz; &unknown; #abc]', 'A[#xyz; &unknown; #abc]'],
  ['A--&gt;B["a &gt; b"]', 'A-->B["a > b"]'],
  ['sankey-beta\n电,灯,10', 'sankey-beta\n电,灯,10'],
  ['style A fill:#333;', 'style A fill:#333;'],
])('of %j a reader sees %j', (source, seen) => {
  expect(shown(source)).toBe(seen);
});

test('signs that could be syntax are hidden from the parser, and no others', () => {
  expect(hideEntities('A["#quot;#lt;#59;"]')).not.toMatch(/[<;]|"[^"]*"[^"]*"/);
  expect(hideEntities('A[#9829;]')).toBe('A[♥]');
  expect(hideEntities('sankey-beta\n电,灯,10')).toMatch(/^[\n -~]+$/);
});

test.each([
  ['graph TD\n  A --> B', undefined],
  ['sequenceDiagram\n  participant 甲 as style fill', undefined],
  ['graph TD\n  style B fill:#ffffcc', 'light'],
  ['graph TD\n  classDef warn color:red', 'light'],
  ['sequenceDiagram\n  rect rgb(1, 2, 3)', 'light'],
  ['sequenceDiagram\n  box Aqua 前端', 'light'],
  ['%%{init: {"theme": "forest"}}%%\ngraph TD', 'light'],
  ['---\nconfig:\n  theme: default\n---\ngraph TD', 'light'],
  ["%%{init: {'theme': 'dark'}}%%\ngraph TD\n  style A fill:#333", 'dark'],
  ['C4Context\n  Person(a, "甲")', 'light'],
])('the author’s colours in %j need the ground %s', (source, ground) => {
  expect(groundOf(source)).toBe(ground);
});

test('lines are counted as the author sees them', () => {
  expect(withoutComments('graph TD\n  %% 注释\n  A --> B\n%%{init: {}}%%')).toBe(
    'graph TD\n\n  A --> B\n%%{init: {}}%%',
  );
  expect(linesBefore('graph TD\n  A')).toBe(0);
  expect(linesBefore('\n\ngraph TD')).toBe(2);
  expect(linesBefore('---\ntitle: 图\n---\n%%{init: {}}%%\n\ngraph TD\n A')).toBe(5);
});
