import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown';

const published = (markdown: string) => renderMarkdown(markdown).html;

describe('a bare address', () => {
  const linksIn = (markdown: string) =>
    [...published(markdown).matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, text]) => [href, text]);

  it.each([
    ['文档在 https://example.com/docs，请先看。', 'https://example.com/docs'],
    ['也可以看（https://example.com/faq）再问。', 'https://example.com/faq'],
    ['文档见https://example.com/a_b_c。后面', 'https://example.com/a_b_c'],
    ['见 https://zh.wikipedia.org/wiki/维基 的条目', 'https://zh.wikipedia.org/wiki/%E7%BB%B4%E5%9F%BA'],
    ['https://a.example/x(y) 和', 'https://a.example/x(y)'],
    ['(https://a.example/x).', 'https://a.example/x'],
    ['https://a.example/?a=1&b=2，', 'https://a.example/?a=1&#x26;b=2'],
    ['www.example.com/路，', 'http://www.example.com/%E8%B7%AF'],
    ['联系support@example.com。', 'mailto:support@example.com'],
    ['访问https://example.com获取', 'https://example.com'],
    ['http://127.0.0.1:8080。', 'http://127.0.0.1:8080'],
  ])('ends before Chinese punctuation: %s', (markdown, href) => {
    expect(linksIn(markdown).map(([address]) => address)).toEqual([href]);
  });

  it('stands beside others with Chinese between them', () => {
    expect(linksIn('见https://a.example/b；以及http://b.example/c、www.c.example…').map(([, text]) => text)).toEqual([
      'https://a.example/b',
      'http://b.example/c',
      'www.c.example',
    ]);
  });

  it('can be bold', () => {
    expect(published('**https://example.com/a**。后面')).toContain(
      '<strong><a href="https://example.com/a">https://example.com/a</a></strong>。后面',
    );
  });

  it('is none in a word, in code, and without a host', () => {
    expect(linksIn('xhttps://a.example `https://a.example` https:// 结尾')).toEqual([]);
  });
});
