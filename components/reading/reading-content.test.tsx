import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useImagePreview } from '@/components/ui/layer/image-preview-store';
import { renderArticleHtml } from '@/lib/html/render-article';
import { isLeftToBrowser } from '@/test/left-to-browser';
import { createTestClient, renderApp } from '@/test/render';
import { router } from '@/test/router';
import { ArticleContent } from './reading-content';

const SOURCE =
  '<h2>第一节</h2><p><img src="https://img.example/a.png" alt="甲"><a href="/x"><img src="https://img.example/b.png" alt="链接里"></a>' +
  '<img src="https://img.example/c.png" alt="乙"></p><pre><code class="language-js">let a = 1;\nlet b;</code></pre>';

const writeText = vi.fn<(text: string) => Promise<void>>();

const open = () =>
  renderApp(
    <ArticleContent html={renderArticleHtml(SOURCE, 'https://site.example').html} theme="juejin" codeStyle="vs2015" />,
  );

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  vi.stubGlobal('CSS', { escape: (text: string) => text, supports: () => true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test('the html is shown in its theme and style', () => {
  const { container } = open();
  const body = container.querySelector('.markdown-body');
  expect(body).toHaveTextContent('第一节');
  expect(body).toHaveAttribute('data-md-theme', 'juejin');
  expect(body).toHaveAttribute('data-code-style', 'dark');
});

test('code is copied as it was written, and the button confirms it for a moment', async () => {
  vi.useFakeTimers();
  open();
  const button = screen.getByRole('button', { name: '复制' });
  await act(async () => fireEvent.click(button));
  expect(writeText).toHaveBeenCalledWith('let a = 1;\nlet b;');
  expect(button).toHaveTextContent('已复制');
  expect(screen.getByRole('status')).toHaveTextContent('已复制');
  act(() => void vi.runAllTimers());
  expect(button).toHaveTextContent('复制');
});

test('a second copy is told for as long as the first', async () => {
  vi.useFakeTimers();
  open();
  const button = screen.getByRole('button', { name: '复制' });
  await act(async () => fireEvent.click(button));
  act(() => void vi.advanceTimersByTime(1_500));
  await act(async () => fireEvent.click(button));
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('status')).toHaveTextContent('已复制');
  expect(button).toHaveTextContent('已复制');
  act(() => void vi.runAllTimers());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a copy that fails shows a message', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  open();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '复制' })));
  expect(screen.getByRole('status')).toHaveTextContent('复制失败');
});

test('lines wrap and unwrap', () => {
  const { container } = open();
  const button = screen.getByRole('button', { name: '换行' });
  fireEvent.click(button);
  expect(container.querySelector('.code-block')).toHaveAttribute('data-wrapped');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(button);
  expect(container.querySelector('.code-block')).not.toHaveAttribute('data-wrapped');
});

test('code is shown on the full screen with its buttons, and leaves it', async () => {
  const showModal = vi.fn<() => void>();
  HTMLDialogElement.prototype.showModal = showModal;
  const { container } = open();
  fireEvent.click(screen.getByRole('button', { name: '全屏' }));
  await waitFor(() => expect(showModal).toHaveBeenCalledOnce());
  const copy = container.querySelector('dialog');
  expect(copy).toHaveTextContent('let a = 1;');
  const leave = [...container.querySelectorAll('dialog button')].map((button) => button.textContent);
  expect(leave).toEqual(['换行', '复制', '退出全屏']);
});

test('the link of a heading is copied in full', async () => {
  open();
  await act(async () => fireEvent.click(screen.getByRole('link', { name: '“第一节”的链接' })));
  expect(decodeURIComponent(writeText.mock.calls[0]?.[0] ?? '')).toMatch(/^http.*#h-第一节$/);
});

test('an image opens the preview among those of the article, but not the one that is a link', () => {
  open();
  fireEvent.click(screen.getByRole('link', { name: '查看大图：乙' }));
  const { images, index } = useImagePreview.getState();
  expect(images.map(({ alt }) => alt)).toEqual(['甲', '乙']);
  expect(index).toBe(1);
});

test('a drawing without a size of its own is enlarged from the size that it has in the text', () => {
  open();
  const image = screen.getByRole('img', { name: '乙' });
  Object.defineProperties(image, { clientWidth: { value: 700 }, clientHeight: { value: 350 } });
  fireEvent.click(image);
  expect(useImagePreview.getState().images).toMatchObject([{ alt: '甲' }, { alt: '乙', width: 700, height: 350 }]);
  expect(useImagePreview.getState().images[0]).not.toHaveProperty('width');
  useImagePreview.getState().close();
});

test('with Ctrl held, an image opens as a link does', () => {
  useImagePreview.getState().close();
  open();
  expect(isLeftToBrowser(screen.getByRole('link', { name: '查看大图：甲' }), { ctrlKey: true })).toBe(true);
  expect(useImagePreview.getState().index).toBeNull();
});

test('a broken image shows its alt text and a retry that loads it again', () => {
  open();
  fireEvent.error(screen.getByAltText('甲'));
  expect(screen.getByText('图片加载失败：甲')).toBeVisible();
  expect(screen.queryByRole('link', { name: '查看大图：甲' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(screen.queryByText('图片加载失败：甲')).toBeNull();
  expect(screen.getByRole('link', { name: '查看大图：甲' })).toBeVisible();
});

test('an unknown theme and code style fall back to the site’s own', () => {
  const { container } = renderApp(<ArticleContent html="" theme="../../evil" codeStyle="nonsense" />);
  expect(container.querySelector('[data-md-theme], [data-code-style]')).toBeNull();
  expect(document.querySelector('link[href*="/theme/"]')).toBeNull();
});

test('server-rendered html is enhanced once', () => {
  const article = (
    <QueryClientProvider client={createTestClient()}>
      <ArticleContent html={renderArticleHtml(SOURCE, 'https://site.example').html} />
    </QueryClientProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(article);
  document.body.append(container);
  const { rerender } = render(article, { container, hydrate: true });
  rerender(article);
  expect(container).toHaveTextContent('第一节');
  expect(container.querySelectorAll('[data-action=copy]')).toHaveLength(1);
  expect(container.querySelectorAll('.anchor')).toHaveLength(1);
});

test('a link to a public page of the site loads no document, unless in a new tab', () => {
  const inside = [
    '/?sort=hot',
    '/post/3f0a9c41b27d5e83#h-one',
    '/user/0ee3d2d95133bbf5/article',
    '/sharecircle',
    '/tutorial/12/ab-3#h-one',
    '/question/a_1?tagId=js#h-one',
  ];
  const outside = [
    '/rss',
    '#h-one',
    '/post/3f0a9c41b27d5e83/og.png',
    '/gimishare/api/v1/users/logout',
    '/postal',
    'https://other.example/question/a_1',
  ];
  const links = [...inside, ...outside].map((href) => `<a href="${href}">${href}</a>`);
  const newTabs = inside.map((href) => `<a href="${href}" target="_blank">新窗口</a>`);
  renderApp(<ArticleContent html={`<p>${links.join('')}${newTabs.join('')}</p>`} />);
  for (const href of inside) {
    const link = screen.getByRole('link', { name: href });
    router.push.mockClear();
    expect(isLeftToBrowser(link, { ctrlKey: true })).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
    expect(isLeftToBrowser(link)).toBe(false);
    expect(router.push).toHaveBeenCalledExactlyOnceWith(href);
  }
  router.push.mockClear();
  const leftAlone = [
    ...screen.getAllByRole('link', { name: '新窗口' }),
    ...outside.map((name) => screen.getByRole('link', { name })),
  ];
  for (const link of leftAlone) expect(isLeftToBrowser(link), link.outerHTML).toBe(true);
  expect(router.push).not.toHaveBeenCalled();
});
