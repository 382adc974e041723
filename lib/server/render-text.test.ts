import { toString } from 'hast-util-to-string';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseHtml } from '@/lib/html/parse-html';
import { renderArticleHtml } from '@/lib/html/render-article';
import { siteConfig } from '@/lib/config/site';
import { forPageRequest, pageRequest } from './page-request';
import { renderText } from './render-text';
import { createTextRenderer } from './text-renderer';

const JS = '<pre><code class="language-js">const a = 1;\n</code></pre>';

it('an article is rendered as its preview shows it, with its beginning as prose', async () => {
  const source = `<h2 id="x">开头</h2><p>正文 <a href="#x">链接</a></p>${JS}`;
  const expected = renderArticleHtml(source, siteConfig().url, (work) => work());
  expect(await renderText({ kind: 'html', source })).toMatchObject({
    ...expected,
    prose: '开头 正文 链接',
    isWhole: true,
  });
});

it.each([
  ['markdown', '---\ntitle: 配置\n---\n**粗**', '<p><strong>粗</strong></p>', '粗'],
  ['feedback', '$a$ **粗**', '<p>$a$ <strong>粗</strong></p>', '$a$ 粗'],
  ['line', '# `a`', '# <code>a</code>', '# a'],
  ['feed', '<p id=x><img src="/x.png"></p>', '<p><img src="http://127.0.0.1:3000/x.png"></p>', ''],
  ['html', ' \n', '', ''],
] as const)('a text of the kind %s has markup of its kind', async (kind, source, html, prose) => {
  expect(await renderText({ kind, source })).toMatchObject({ html, prose });
});

describe('a page', () => {
  const isIncomplete = (source: string) =>
    forPageRequest(async () => {
      await renderText({ kind: 'html', source });
      return pageRequest()?.isIncomplete;
    });

  it('whose text is whole is kept as usual', async () => {
    expect(await isIncomplete(JS)).toBeUndefined();
  });

  it('whose text would make it too large is marked, so that it is not kept for long', async () => {
    expect(await isIncomplete('字'.repeat(700_000))).toBe(true);
  });
});

describe('the calls of the API behind a text', () => {
  const deadline = new AbortController().signal;
  const deadlineBehind = (source: string) =>
    forPageRequest(async () => {
      const request = pageRequest();
      if (request) request.deadline = deadline;
      await renderText({ kind: 'html', source });
      return request?.deadline;
    });

  it('share the deadline of those before it', async () => {
    expect(await deadlineBehind('<p>at once</p>')).toBe(deadline);
  });

  it('have a deadline of their own when the page has waited for its text', async () => {
    let now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_100));
    onTestFinished(() => clock.mockRestore());
    expect(await deadlineBehind('<p>late</p>')).toBeUndefined();
  });
});

describe('code that takes the square of its length', () => {
  const BLOCK = 15_000;
  const fill = (unit: string) => unit.repeat(Math.floor(BLOCK / unit.length));
  const HOSTILE = ['"\\', 'a-', 'aa ', '*_', '(_', '${'];
  const file = `${process.cwd()}/.cache/render-text.worker.mjs`;
  const renderer = createTextRenderer({
    file,
    attempts: [
      { lane: 'quick', timeoutMs: 1_000, highlight: true },
      { lane: 'slow', timeoutMs: 20_000, highlight: false },
    ],
  });
  afterAll(() => renderer.close());

  it.each(['ini', 'c', 'cpp', 'markdown', 'js', 'latex'])(
    'as hostile %s is shown as blocks of code, with all of its text',
    async (language) => {
      const code = HOSTILE.map(fill);
      const source = code.map((block) => `<pre><code class="language-${language}">${block}</code></pre>`).join('');
      const { text } = await renderer.render({ kind: 'html', source, siteUrl: siteConfig().url });
      expect(text.html.split('class="code-block"')).toHaveLength(code.length + 1);
      expect(code.filter((block) => !toString(parseHtml(text.html)).includes(block))).toHaveLength(0);
      const innocent = await renderer.render({ kind: 'html', source: JS, siteUrl: siteConfig().url });
      expect(innocent.text.html).toContain('hljs-keyword');
    },
  );
});
