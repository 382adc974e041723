import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { addFault, clearFaults } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { givenArticle, givenFolder } from '@/mocks/testing';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { router } from '@/test/router';
import { serverActions } from '@/test/server-actions';
import { MemberPage } from './member-page';

const TITLE = '还没有审核的文章';

const open = (at: string, as?: string) =>
  renderApp(
    <MemberPage aside={null}>
      <h1>没有这个页面</h1>
    </MemberPage>,
    { at, ...(as && { as }) },
  );
const notFound = () => screen.queryByRole('heading', { name: '没有这个页面' });

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
  });

  it('the owner of a private folder sees its sites', async () => {
    const { id, userId } = givenFolder({ username: 'demouser', name: '只给自己', isPrivate: true, bookmarks: 2 });
    open(`/user/${userId}/folder/${id}`, 'demouser');
    expect(await screen.findByRole('heading', { name: /只给自己/ })).toBeInTheDocument();
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
      view.unmount();
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
