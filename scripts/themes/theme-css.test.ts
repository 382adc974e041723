// @vitest-environment jsdom
import { colord } from 'colord';
import postcss, { type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';
import { CODE_STYLES, DARK_CODE_STYLES, MARKDOWN_THEMES } from '@/lib/domain/article/article-styles';
import { codeStyleCss, markdownThemeCss, scopeCodeStyle, scopeMarkdownTheme, yieldToReader } from './theme-css';

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (!(rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes'))
      rules.push(rule);
  });
  return rules;
}

test('an author’s theme gives way to the reader’s own one, and to none', () => {
  const css = yieldToReader(scopeMarkdownTheme('.markdown-body h2 { margin: 1px }'), 'github');
  document.body.innerHTML = '<div class="markdown-body" data-reading><h2>标题</h2></div>';
  const root = document.documentElement;
  const isThemed = () => {
    const [heading] = document.getElementsByTagName('h2');
    return rulesOf(css).some(({ selector }) => heading?.matches(selector));
  };
  for (const ground of ['light', 'dark']) {
    root.dataset.theme = ground;
    root.removeAttribute('data-look-theme');
    expect(isThemed()).toBe(true);
    root.setAttribute('data-look-theme', 'plain');
    expect(isThemed()).toBe(false);
    root.setAttribute('data-look-theme', 'github');
    expect(isThemed()).toBe(true);
  }
});

describe('a Markdown theme', () => {
  test.each(MARKDOWN_THEMES)(
    '%s styles the body of articles and nothing else, and colours it in the light only',
    async (name) => {
      const css = await markdownThemeCss(name);
      const rules = rulesOf(css);
      const selectors = rules.flatMap((rule) => rule.selectors);
      expect(selectors.length).toBeGreaterThan(10);
      for (const selector of selectors) {
        expect(selector).toMatch(/^html(?::not\(\[data-theme='dark'\]\)|\[data-theme='dark'\]) \.markdown-body/);
        expect(selector).not.toMatch(/\bpre\b|hljs|code-|anchor|article-image/);
      }
      const dark = rules
        .filter(({ selector }) => selector.startsWith('html['))
        .flatMap(({ nodes }) => nodes.map(String));
      expect(dark.length).toBeGreaterThan(10);
      const coloured = dark.filter((declaration) => /^(?:color|background|border.*(?:#|rgb))/.test(declaration));
      // Lines and ornaments drawn as backgrounds stay.
      const kept = /^background: var\(--color-border\)$|url\(|^background-(?:size|repeat|position)/;
      expect(coloured.filter((declaration) => !kept.test(declaration))).toEqual([]);
      expect(css).not.toMatch(/@import|@font-face|@charset|!important|https?:\/\/(?!www\.w3\.org)/);
    },
  );

  test('cannot lay out the page, fetch or escape', () => {
    const css = scopeMarkdownTheme(
      '.markdown-body { width: 9px; padding: 1px; color: #123456; background: url(https://x/y.png) }' +
        '.markdown-body h2 { position: fixed; margin: 1px !important; behavior: url(x) } body { color: red } .markdown-body pre { color: red }' +
        '@import "x"; @font-face { src: url(x) }',
    );
    expect(css.replace(/\s+/g, ' ')).toBe(
      "html:not([data-theme='dark']) .markdown-body { color: #123456 }" +
        "html:not([data-theme='dark']) .markdown-body h2 { margin: 1px }html[data-theme='dark'] .markdown-body h2 { margin: 1px }",
    );
  });

  test('keeps the picture of an ornament in the dark, where its room would be empty, without its ground', () => {
    const css = scopeMarkdownTheme(
      '.markdown-body h2 { padding-left: 32px; background: red } .markdown-body h2::before { content: ""; width: 24px; ' +
        'background: white; background-image: url(data:image/png;base64,AA); background-size: 24px }',
    );
    const dark = rulesOf(css).filter(({ selector }) => selector.startsWith("html[data-theme='dark']"));
    expect(dark.map(({ nodes }) => nodes.map(String))).toEqual([
      ['padding-left: 32px'],
      ['content: ""', 'width: 24px', 'background-image: url(data:image/png;base64,AA)', 'background-size: 24px'],
    ]);
  });

  test('sets text as the site does, and keeps its shapes in the dark', () => {
    const css = scopeMarkdownTheme(
      '.markdown-body { font-family: Arial, sans-serif; font-size: 14px; letter-spacing: 2px } .markdown-body p { font-size: 14px; line-height: 1.2 }' +
        '.markdown-body h2 { font-family: serif; font-size: 24px; border-left: 4px solid #f80; background: red }',
    );
    expect(rulesOf(css).map((rule) => [rule.selector, rule.nodes.map(String)])).toEqual([
      [
        "html:not([data-theme='dark']) .markdown-body h2",
        ['font-family: serif', 'font-size: 24px', 'border-left: 4px solid #f80', 'background: red'],
      ],
      [
        "html[data-theme='dark'] .markdown-body h2",
        ['font-family: serif', 'font-size: 24px', 'border-left: 4px solid var(--color-border)'],
      ],
    ]);
  });

  test('gets letters that can be read', () => {
    const css = scopeMarkdownTheme(
      '.markdown-body { --main: #3da8f5 } .markdown-body a { color: var(--main) } .markdown-body thead { color: #fff } .markdown-body thead tr { background: #5e7ce0 }',
    );
    const [, link, , head] = rulesOf(css);
    const value = (rule: Rule | undefined, property: string) =>
      colord(
        rule?.nodes
          .find((node) => node.type === 'decl' && node.prop === property)
          ?.toString()
          .split(': ')[1] ?? '',
      );
    expect(value(link, 'color').contrast('#fff')).toBeGreaterThanOrEqual(4.5);
    expect(value(head, 'color').contrast(value(head, 'background'))).toBeGreaterThanOrEqual(4.5);
  });

  test('has quotes, links in dark heads and text that no opacity and no pointer makes unreadable', () => {
    const css = scopeMarkdownTheme(
      '.markdown-body blockquote { background-color: rgba(54, 172, 225, 0.75) } .markdown-body blockquote > p { color: #fff }' +
        '.markdown-body thead { background: #2f835d; color: #fff }' +
        '.markdown-body p, .markdown-body a { opacity: 0.85 } .markdown-body a:hover { color: #fff } .markdown-body li::marker { color: #a862ea }',
    );
    const light = rulesOf(css).filter(({ selector }) => selector.startsWith('html:not'));
    const [quote, , links, marker] = light;
    expect(light).toHaveLength(4);
    const color = (rule: Rule | undefined) => colord(String(rule?.nodes[0]).split(': ')[1] ?? '');
    expect(color(quote).contrast('#000')).toBeGreaterThanOrEqual(19);
    expect(links?.selector).toContain('thead :is(a, b');
    expect(links?.nodes.map(String)).toEqual(['color: inherit', 'background: none']);
    expect(color(marker).contrast('#fff')).toBeGreaterThanOrEqual(4.5);
  });
});

describe('a code style', () => {
  test.each(CODE_STYLES)('%s colours code blocks only, and the dark when it is made for it', async (name) => {
    const dark = DARK_CODE_STYLES.includes(name);
    const selectors = rulesOf(await codeStyleCss(name)).flatMap((rule) => rule.selectors);
    expect(selectors.length).toBeGreaterThan(10);
    for (const selector of selectors) {
      expect(selector).toMatch(/\.markdown-body\.markdown-body \.(?:hljs|code-block$)/);
      expect(selector.startsWith("html:not([data-theme='dark'])")).toBe(!dark);
      expect(selector).not.toMatch(/undefined|::|code\.|language-/);
    }
  });

  test("keeps highlight.js's own selectors and drops all others", () => {
    const css = scopeCodeStyle(
      '.hljs { color: black; background: #fff } .hljs-title.class_, .hljs-meta .hljs-string, .xml .hljs-meta, .hljs::selection { color: navy }',
    );
    const scope = "html:not([data-theme='dark']) .markdown-body[data-code-style].markdown-body.markdown-body ";
    expect(rulesOf(css).map(({ selectors }) => selectors)).toEqual([
      [`${scope}.hljs`],
      [`${scope}.hljs-title.class_`, `${scope}.hljs-meta .hljs-string`],
      [`${scope}.code-block`],
    ]);
  });
});
