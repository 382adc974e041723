import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { givenArticle } from '@/mocks/testing';
import { renderApp } from '@/test/render';
import { CrossPostDialog } from './cross-post-dialog';

const WRITTEN = { title: '我的标题', content: '看[文档](https://a.example/)', theme: 'own-theme', codeStyle: '' };
const preview = async () => (await screen.findByTitle<HTMLIFrameElement>('粘贴后的样子')).contentDocument?.body;

it('a platform that takes Markdown gets it with the theme, and the clipboard has what the preview shows', async () => {
  const user = userEvent.setup();
  renderApp(<CrossPostDialog article={WRITTEN} onClose={() => {}} />, { as: 'demouser' });
  await user.click(within(screen.getByRole('group', { name: '平台' })).getByRole('button', { name: '掘金' }));
  expect((await preview())?.textContent).toContain('theme: own-theme');
  await user.click(screen.getByRole('button', { name: '复制正文' }));
  expect(await screen.findByText('已复制，到掘金里粘贴')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`---\ntheme: own-theme\n---\n\n${WRITTEN.content}`);
  await user.click(screen.getByRole('button', { name: '复制标题' }));
  expect(await navigator.clipboard.readText()).toBe('我的标题');
});

it('a published article is copied as html, with its links listed, what was done is said, and a refused clipboard has a way on', async () => {
  const user = userEvent.setup();
  const { id } = givenArticle({ username: 'demouser', title: '我的文章', content: WRITTEN.content });
  renderApp(<CrossPostDialog article={{ id }} onClose={() => {}} />, { as: 'demouser' });
  expect(await screen.findByText('1 条脚注和链接列在文末')).toBeInTheDocument();
  expect((await preview())?.textContent).toContain('[1] 文档：https://a.example/');
  await user.click(screen.getByRole('button', { name: '复制正文' }));
  // The browser of the tests has no clipboard for html.
  expect(await screen.findByText(/浏览器不允许直接复制：点进下面的预览/)).toBeInTheDocument();
});
