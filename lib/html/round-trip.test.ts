// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { corpusDocuments, describeDocuments, ownDocuments, readDocument } from '@/e2e/documents';
import { renderMarkdown } from './markdown';
import { htmlToMarkdown } from '@/lib/html/pasted/pasted-html';
import { renderArticleHtml } from './render-article';

console.log(`Copied and pasted: ${describeDocuments()}`);

/** Longer documents have the same kinds of content, and jsdom takes its time. */
const MAX_LENGTH = 8_000;
/** Documents whose html is broken: browsers nest what follows in what their authors did not close. */
const BROKEN = new Set(['05-html.md', '096-hexo-tag-plugins.md', '149-rocketmq-best-practice.md']);

const documents = [...ownDocuments, ...corpusDocuments].filter(
  (document) => !BROKEN.has(document.name) && readDocument(document).length < MAX_LENGTH,
);

const articleOf = (markdown: string): string =>
  renderArticleHtml(renderMarkdown(markdown).html, 'https://site.example').html;

/** Zero-width characters and line ends are not read; an item in a cell has its mark as text. */
const words = (node: Element): string =>
  node.textContent
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .replace(node.closest('td') ? /(?<=^| )(?:-|\d+\.) /g : '', '')
    .trim();

/** An article as a browser copies it: pictures and links with their whole address. */
function copied(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const [selector, name] of [
    ['img', 'src'],
    ['a', 'href'],
  ] as const) {
    for (const node of body.querySelectorAll(selector)) {
      const address = node.getAttribute(name);
      if (address && !address.startsWith('#')) node.setAttribute(name, new URL(address, 'https://site.example').href);
    }
  }
  return body.innerHTML;
}

/** Empty cells stand in Markdown where html has merged ones or none. */
const cellsOf = (row: Element): string[] =>
  [...row.querySelectorAll('th, td')].map((cell) => words(cell).replaceAll(' ', '')).filter(Boolean);

/**
 * The parts of an article that its readers would miss. Differences that Markdown leaves no choice about are not among them:
 * lists and emphasis within cells and summaries, headings and code blocks without text, pictures of data, prefixes of ids,
 * addresses that were no links, footnotes without a text, and bold around a display formula.
 */
function partsOf(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...body.querySelectorAll(selector)];
  const texts = (selector: string) => all(selector).map(words).filter(Boolean);
  const tex = (node: Element) => (node.querySelector('annotation') ?? node).textContent.replace(/\s+/g, ' ').trim();
  const formulas = all('math, .math-source').map(tex);
  for (const node of all('math')) node.textContent = '$';
  for (const node of all('br, hr')) node.replaceWith(' ');
  // A language of this name is none.
  for (const head of all('.code-head')) if (words(head) === 'none') head.textContent = '代码';
  for (const node of all('.code-block')) if (!node.querySelector('pre')?.textContent.trim()) node.remove();
  return {
    headings: texts('h2, h3, h4, h5, h6'),
    code: all('pre').map(words),
    languages: all('.code-head').map(words),
    tables: all('table:not(table table)').map((table) => [...table.querySelectorAll('tr')].map(cellsOf)),
    alignment: all('th').flatMap(({ className }) => className || []),
    formulas,
    pictures: all('img[src^="http"]').map((image) => `${image.getAttribute('src')} ${image.getAttribute('alt')}`),
    links: all('a[href]:not(.article-image)')
      .map((link) => `${link.getAttribute('href')?.replace(/^#[hu]-/, '#')} ${words(link)}`)
      .filter((link) => !/^(\S+) \1$|^#user-content-fn/.test(link)),
    items: texts('li:not(table li)'),
    strong: texts(':is(strong, b):not(summary *, table *, strong *, b *)').filter((text) => text !== '$'),
    raised: all(':is(em, i, del, sub, sup, kbd, mark, u):not(table *)').map(
      (node) => `${node.localName} ${words(node)}`,
    ),
    text: words(body).replace(/[\s-]|\d+\./g, ''),
  };
}

test.each(documents)('$name comes back from its article', (document) => {
  const article = copied(articleOf(readDocument(document)));
  const { markdown } = htmlToMarkdown(article);
  expect(partsOf(copied(articleOf(markdown)))).toEqual(partsOf(article));
});

const ARTICLE = `## 标题

一段**粗体**、*斜体*、~~删除~~、\`代码\`和[链接](https://a.example/x)，设 $x^2$ 大于零，H<sub>2</sub>O。
**注意：**不能，a\\_ 与 \\<div> 和 &amp;nbsp;。

$$
\\begin{aligned}
a &= b \\\\
c &= d
\\end{aligned}
$$

> [!NOTE]
> 提示

> [!WARNING] 坑点
> 不能撤销

> 引用
>
> 两段

- [x] 做了
- [ ] 没做

1. 一
   - 内
2. 二

   \`\`\`typescript
   const a = 1;

   const b = \`\${a}\`;
   \`\`\`

| 左 | 中 | 右 |
| --- | :---: | ---: |
| a\\|b | $\\alpha$ | \`c\` |

![图](https://a.example/1.png)

---

文字[^1]

<details>
<summary>展开</summary>

里面

</details>

[^1]: 注释`;

test.each([ARTICLE, '# 题\n\n## 节\n\n###### 末'])(
  'an article comes back as the Markdown it was written in',
  (article) => {
    expect(htmlToMarkdown(copied(articleOf(article))).markdown).toBe(article);
  },
);
