import { describe, expect, test } from 'vitest';
import { hostilePayloads } from '@/e2e/payloads';
import { renderArticleHtml } from './render-article';
import { asRead, attributesIn, faultsIn } from './testing';

const SITE = 'https://site.example';
const render = (html: string) => renderArticleHtml(html, SITE);

describe('hostile html', () => {
  test('the collection is large, and no name stands for two payloads', () => {
    expect(hostilePayloads.length).toBeGreaterThan(300);
    expect(new Set(hostilePayloads.map(({ name }) => name)).size).toBe(hostilePayloads.length);
  });

  test('the inspection itself finds what must not be there', () => {
    const harmful = hostilePayloads.filter(({ html }) => faultsIn(html).length > 0);
    expect(harmful.length).toBeGreaterThan(hostilePayloads.length * 0.8);
  });

  test.each(hostilePayloads)('$name: nothing that could run is left, and the article around it is whole', (payload) => {
    const { html, headings } = render(`<h2>开头</h2><p>第一段</p>${payload.html}\n<p>最后一段</p>`);
    expect(faultsIn(html)).toEqual([]);
    expect(asRead(html)).toContain('<p>第一段</p>');
    expect(html.includes('<p>最后一段</p>')).toBe(!payload.endless);
    expect(headings[0]).toEqual({ id: 'h-开头', level: 2, text: '开头' });
  });

  test('all of them in one article are harmless too, and ids stay unique', () => {
    const { html } = render(hostilePayloads.map((payload) => payload.html).join('\n'));
    expect(faultsIn(html)).toEqual([]);
    const ids = attributesIn(html, 'id');
    expect(new Set(ids).size).toBe(ids.length);
  });
});
