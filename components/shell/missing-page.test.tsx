import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OWNED_PAGES } from '@/lib/config/page-subject';
import { addFault, clearFaults, holdCalls } from '@/mocks/control/faults';
import { routes } from '@/lib/config/routes';
import { db } from '@/mocks/db';
import { givenArticle, givenFolder } from '@/mocks/testing';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { router } from '@/test/router';
import { serverActions } from '@/test/server-actions';
import { MissingPage } from './missing-page';

const TITLE = '还没有审核的文章';

const open = (at: string, as?: string) => renderApp(<MissingPage siteName="站点" />, { at, ...(as && { as }) });
const notFound = () => screen.queryByRole('heading', { name: 'This page could not be found' });

describe('in place of a page that visitors do not see', () => {
  it.each([
    ['1', '待审核'],
    ['3', '审核不通过'],
  ])('the author of an article of status %s reads it under %s, and one view is counted', async (status, badge) => {
    const { id } = givenArticle({ username: 'demouser', title: TITLE, content: '正文在这里', status });
    open(`/post/${id}`, 'demouser');
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(`${TITLE} ${badge}`);
    expect(screen.getByText('正文在这里')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: '编辑' })).toHaveAttribute('href', `/writecenter/${id}`);
    await waitFor(() => expect(callsOf('/history/generate')).toHaveLength(1));
    expect(callsOf('/articles/articleinfo')).toHaveLength(1);
    expect(notFound()).toBeNull();
    expect(document.title).toBe(TITLE);
  });

  it('the author prints an article that waits for review', async () => {
    const { id } = givenArticle({ username: 'demouser', title: TITLE, content: '正文在这里', status: '1' });
    open(`/post/${id}/print`, 'demouser');
    expect(await screen.findByRole('button', { name: /打印/ })).toBeInTheDocument();
    expect(screen.getByText('正文在这里')).toBeInTheDocument();
    expect(document.title).toBe(`打印预览 · ${TITLE}`);
  });

  it('the owner of a private folder sees its sites', async () => {
    const { id, userId } = givenFolder({ username: 'demouser', name: '只给自己', isPrivate: true, bookmarks: 2 });
    open(`/user/${userId}/folder/${id}`, 'demouser');
    expect(await screen.findByRole('heading', { name: /只给自己/ })).toBeInTheDocument();
    expect(notFound()).toBeNull();
    expect(document.title).toBe('只给自己 · 文件夹');
  });

  it.each([
    ['an own article', '/articles/articleinfo', 'article', '站点'],
    ['its print page', '/articles/articleinfo', 'print', '站点'],
    ['a private folder', '/site/folder/list', 'folder', '文件夹'],
  ] as const)('%s is a skeleton under a neutral title until it is there', async (_what, path, page, title) => {
    const article = givenArticle({ username: 'demouser', title: TITLE, content: '正文', status: '1' });
    const folder = givenFolder({ username: 'demouser', isPrivate: true });
    const goOn = holdCalls(path);
    const at = {
      article: routes.article(article.id),
      print: routes.articlePrint(article.id),
      folder: routes.userFolder(folder.userId, folder.id),
    }[page];
    open(at, 'demouser');
    await waitFor(() => expect(callsOf(path)).toHaveLength(1));
    expect(screen.getByRole('status', { name: /^正在加载(文章|站点)$/ })).toBeInTheDocument();
    expect([notFound(), document.title]).toEqual([null, title]);
    goOn();
    await waitFor(() => expect(screen.queryByRole('status', { name: /^正在加载(文章|站点)$/ })).toBeNull());
    expect(notFound()).toBeNull();
  });

  it('a visitor and another member see the 404 page, and the API is asked nothing for a visitor', async () => {
    const article = givenArticle({ username: 'demouser', title: TITLE, content: '正文', status: '1' });
    const folder = givenFolder({ username: 'demouser', isPrivate: true });
    const addresses = [`/post/${article.id}`, `/user/${folder.userId}/folder/${folder.id}`];
    for (const address of addresses) {
      const view = open(address);
      expect(notFound()).toBeVisible();
      view.unmount();
    }
    expect(callsOf('/articles/articleinfo')).toEqual([]);
    for (const address of [...addresses, '/nothing/here']) {
      const view = open(address, 'otheruser');
      await waitFor(() => expect(notFound()).toBeInTheDocument());
      expect(document.title).toBe('页面不存在 - 站点');
      view.unmount();
    }
  });

  it('the document has both the drawing and, where there may be an owner, a skeleton; the browser shows one of them', () => {
    const drawing = expect.stringContaining('This page could not be found');
    expect(renderToString(<MissingPage siteName="站点" />)).toEqual(drawing);
    expect(renderToString(<MissingPage siteName="站点" />)).not.toContain('正在加载');
    expect(renderToString(<MissingPage siteName="站点" />)).toContain('<title>页面不存在 - 站点</title>');
    for (const owned of OWNED_PAGES) {
      const html = renderToString(<MissingPage siteName="站点" owned={owned} />);
      expect(html).toEqual(drawing);
      expect(html).toContain('正在加载');
      expect(html.match(/<title>.*?<\/title>/g)).toEqual(['<title>站点</title>']);
    }
  });

  it('a member whose article does not load can try again', async () => {
    const { id } = givenArticle({ username: 'demouser', title: TITLE, content: '正文', status: '1' });
    addFault({ path: '/articles/articleinfo', status: 500 });
    open(`/post/${id}`, 'demouser');
    const retry = await screen.findByRole('button', { name: '重试' });
    expect(notFound()).toBeNull();
    clearFaults();
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(TITLE);
  });
});

describe('the menu of an own article', () => {
  const openMenu = async () => {
    const { id, userId } = givenArticle({
      username: 'demouser',
      title: TITLE,
      content: '正文',
      status: '1',
      minutesAgo: 0,
    });
    open(`/post/${id}`, 'demouser');
    const trigger = await screen.findByRole('button', { name: '管理文章' });
    await userEvent.click(trigger);
    const panel = trigger.nextElementSibling;
    if (!(panel instanceof HTMLElement)) throw new Error('There is no menu');
    panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
    return { id, userId, menu: within(panel) };
  };
  const entry = (menu: ReturnType<typeof within>, name: string) => menu.findByRole('button', { name, hidden: true });

  it('pins and unpins it', async () => {
    const { id, menu } = await openMenu();
    await waitFor(async () => expect(await entry(menu, '置顶')).toBeEnabled());
    await userEvent.click(await entry(menu, '置顶'));
    await waitFor(() => expect(toastTexts()).toContain('置顶文章成功'));
    expect(db.articles.get(id)?.topTimeStap).not.toBeNull();
    expect(serverActions.refreshOwnArticle).toHaveBeenCalledWith(id);
    await waitFor(async () => expect(await entry(menu, '取消置顶')).toBeEnabled());
  });

  it('deletes it after asking, and leads to the own list', async () => {
    const { id, userId, menu } = await openMenu();
    await userEvent.click(await entry(menu, '删除'));
    const dialog = await screen.findByRole('dialog', { name: '删除文章' });
    await userEvent.click(within(dialog).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(`/user/${userId}/article`));
    expect(db.articles.has(id)).toBe(false);
    expect(serverActions.refreshOwnArticle).toHaveBeenCalledWith(id);
  });

  it('offers every format of export', async () => {
    const { menu } = await openMenu();
    for (const format of ['Markdown', 'HTML', 'PDF']) expect(await entry(menu, `导出 ${format}`)).toBeInTheDocument();
  });
});
