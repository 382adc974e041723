import { act } from '@testing-library/react';
import { createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BOOT_SCRIPT } from '@/lib/browser/boot-script.mjs';
import { QueryProvider } from './query-provider';

const SETTINGS = {
  THEME: 'dark',
  DENSITY: 'compact',
  READING_LOOK: '{"size":"large","font":"serif","theme":"juejin"}',
};
const MARKS = {
  'data-theme': 'dark',
  'data-density': 'compact',
  'data-look-size': 'large',
  'data-look-font': 'serif',
  'data-look-theme': 'juejin',
  'data-session': 'member',
  'data-kept-at': '7',
  'data-hydrated': '',
};

const site = (
  <html lang="zh-CN" suppressHydrationWarning>
    {createElement('head', null, <title>文章</title>)}
    <body>
      <QueryProvider>
        <h1>标题</h1>
        <div>
          <input />
        </div>
      </QueryProvider>
    </body>
  </html>
);

const { documentElement: html, head, body } = document;
let root: Root;

beforeEach(() => {
  for (const [key, value] of Object.entries(SETTINGS)) localStorage.setItem(key, value);
  document.cookie = 'ACCESS_TOKEN=abc';
  history.replaceState(null, '', '/post/1');
  const page = new DOMParser().parseFromString(renderToString(site), 'text/html');
  head.replaceChildren(...page.head.childNodes);
  body.replaceChildren(...page.body.childNodes);
  html.lang = 'zh-CN';
  html.dataset.keptAt = '7';
  new Function(BOOT_SCRIPT)();
});
afterEach(() => {
  act(() => root.unmount());
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
  head.replaceChildren();
  document.cookie = 'ACCESS_TOKEN=; max-age=0';
  vi.restoreAllMocks();
});

const added = () => document.createElement('extension-part');

it.each<[string, () => void, boolean]>([
  ['nothing', () => {}, false],
  ['an element beside a field', () => body.querySelector('input')?.after(added()), true],
  ['an element at the start of the body', () => body.prepend(added()), false],
  ['an element around a text', () => body.querySelector('h1')?.replaceChildren(added()), true],
  ['a translated text', () => body.querySelector('h1')?.replaceChildren('Title'), true],
  ['an element in the head', () => head.prepend(added()), false],
  ['a style sheet in the head', () => head.prepend(document.createElement('style')), false],
  ['attributes of <html>', () => html.setAttribute('data-extension', ''), false],
])(
  'the reader’s settings stand after hydration where an extension had added %s',
  async (_what, change, isRecovered) => {
    change();
    const onRecoverableError = vi.fn();
    await act(async () => {
      root = hydrateRoot(document, site, { onRecoverableError });
    });
    expect(onRecoverableError).toHaveBeenCalledTimes(isRecovered ? 1 : 0);
    expect(Object.fromEntries([...html.attributes].map(({ name, value }) => [name, value]))).toMatchObject(MARKS);
    expect(document.querySelectorAll('head link[href="/theme/markdown-juejin.css"]')).toHaveLength(1);
  },
);
