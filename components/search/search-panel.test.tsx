import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useLoginGate } from '@/lib/domain/session/login-gate';
import { openSearchPanel, closeSearchPanel } from '@/lib/domain/search/panel-store';
import { draftRows } from '@/lib/drafts/draft-database';
import { addFault, clearFaults } from '@/mocks/control/faults';
import { db, resetDb } from '@/mocks/db';
import { givenArticle, givenFolder, userNamed } from '@/mocks/testing';
import { callsOf, renderApp } from '@/test/render';
import { router } from '@/test/router';
import { SiteKeys } from './site-keys';

const field = () => screen.getByRole('combobox', { name: '搜索全站' });
const group = (name: string) => screen.findByRole('group', { name });
const rowsOf = async (name: string) =>
  within(await group(name))
    .getAllByRole('option')
    .map((option) => option.querySelector('span')?.textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

async function open(as?: string) {
  const page = renderApp(
    <>
      <button type="button">before</button>
      <SiteKeys />
    </>,
    as === undefined ? {} : { as },
  );
  screen.getByRole('button', { name: 'before' }).focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(field()).toHaveFocus());
  return page;
}

/** Addresses of the links that were pressed; there is no router to follow them. */
function followedLinks(): string[] {
  const followed: string[] = [];
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    followed.push(link.getAttribute('href') ?? '');
  };
  document.addEventListener('click', follow, true);
  onTestFinished(() => document.removeEventListener('click', follow, true));
  return followed;
}

beforeEach(() => {
  closeSearchPanel();
  resetDb({ articles: 3, articlesDir: null });
});

describe('the panel', () => {
  it.each([
    ['暗色', '深色主题'],
    ['夜间', '深色主题'],
    ['anse', '深色主题'],
    ['yejian', '深色主题'],
    ['亮色', '浅色主题'],
    ['liangse', '浅色主题'],
  ])('finds by %s the theme that is called %s here', async (typed, title) => {
    await open();
    await userEvent.type(field(), typed);
    expect(await screen.findByRole('option', { name: new RegExp(title) })).toBeVisible();
  });

  it('finds what a member saw in the circle on an earlier visit', async () => {
    const { id } = userNamed('demouser');
    const share = { id: 'gone-from-the-list', nickname: '山海', content: '爬山要带水', createTime: '', pictures: 0 };
    const row = { id: `seen-shares:${id}`, owner: id, kind: '', subjectId: '', value: [share], base: '', savedAt: 0 };
    vi.spyOn(draftRows, 'listFrom').mockImplementation(async (from) => (from === row.id ? [row] : []));
    await open('demouser');
    await userEvent.type(field(), '爬山');
    expect(await rowsOf('看过的友圈')).toContain('爬山要带水');
  });

  it('opens with its chord, and closes with it and with Escape', async () => {
    await open();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox', { name: '搜索全站' })).toBeNull();
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await waitFor(() => expect(field()).toHaveFocus());
    fireEvent(screen.getByRole('dialog', { name: '搜索全站' }), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: '搜索全站' })).toBeNull());
  });

  it('shows recent searches, what can be done and hot articles before the first letter', async () => {
    localStorage.setItem('SEARCH_HISTORY', '["k8s"]');
    await open('demouser');
    expect(await rowsOf('最近搜索')).toEqual(['k8s']);
    expect(await rowsOf('操作')).toEqual(expect.arrayContaining(['写文章', '签到', '键盘快捷键']));
    expect((await rowsOf('今日热榜')).length).toBeGreaterThan(0);
    expect(callsOf('/statistics/search')).toEqual([]);
  });

  it('leads back to the chapter at which a tutorial was left', async () => {
    const [tutorial] = [...db.tutorials.values()];
    const chapter = tutorial?.menu.flatMap(({ id, children }) => (children.length > 0 ? children : [{ id }]))[1];
    if (!tutorial || !chapter) throw new Error('There is a tutorial with chapters');
    const progress = { [tutorial.id]: { read: [chapter.id], last: chapter.id, total: 4 } };
    localStorage.setItem('TUTORIAL_PROGRESS', JSON.stringify(progress));
    await open();
    const row = within(await group('教程')).getByRole('option', { name: /已读 25%$/ });
    expect(row).toHaveAttribute('href', `/tutorial/${tutorial.id}/${chapter.id}`);
  });

  it('finds pages by initials, tools by pinyin, and articles and users by the site’s search', async () => {
    const article = givenArticle({ title: '前端监控实践', username: 'otheruser' });
    await open('demouser');
    await userEvent.type(field(), 'zhsz');
    await waitFor(async () => expect(await rowsOf('页面')).toContain('账号设置'));
    await userEvent.clear(field());
    await userEvent.type(field(), 'tongyi');
    await waitFor(async () => expect(await rowsOf('工具')).toContain('通义灵码'));
    await userEvent.clear(field());
    await userEvent.type(field(), '前端监控');
    const found = within(await group('文章')).getByRole('option', { name: /前端监控实践/ });
    expect(found).toHaveAttribute('href', `/post/${article.id}`);
  });

  it('finds what the member has: folders and own articles', async () => {
    givenFolder({ username: 'demouser', name: '量子收藏' });
    givenArticle({ title: '量子随笔', username: 'demouser' });
    await open('demouser');
    await userEvent.type(field(), 'liangzi');
    await waitFor(async () => expect(await rowsOf('文件夹')).toEqual(['量子收藏']));
    await waitFor(async () => expect(await rowsOf('我的文章')).toEqual(['量子随笔']));
  });

  it('is walked with the arrows, opens with Enter here and with the chord in a new tab', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    onTestFinished(() => opened.mockRestore());
    const followed = followedLinks();
    await open();
    await userEvent.type(field(), '题库');
    await waitFor(() => expect(active()).toHaveTextContent('题库'));
    const first = active();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).not.toBe(first);
    await userEvent.keyboard('{ArrowUp}{Control>}{Enter}{/Control}');
    expect(opened.mock.calls).toEqual([['/question', '_blank', 'noopener']]);
    expect(field()).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(followed).toEqual(['/question']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does not take an Enter of an input method, nor searches for its composition at the API', async () => {
    const followed = followedLinks();
    await open();
    fireEvent.compositionStart(field());
    fireEvent.change(field(), { target: { value: 'qianduan' } });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true, keyCode: 229 });
    expect(followed).toEqual([]);
    expect(field()).toBeInTheDocument();
  });

  it('keeps a newer answer when an older one comes late', async () => {
    givenArticle({ title: '慢到的旧结果', username: 'otheruser' });
    givenArticle({ title: '快到的新结果', username: 'otheruser' });
    addFault({ path: '/statistics/search', delayMs: 60_000, times: 2 });
    const { client } = await open();
    await userEvent.type(field(), '旧结果');
    await waitFor(() => expect(callsOf('/statistics/search').length).toBeGreaterThan(0));
    await userEvent.clear(field());
    await userEvent.type(field(), '新结果');
    await waitFor(async () => expect(await rowsOf('文章')).toEqual(['快到的新结果']));
    clearFaults();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(await rowsOf('文章')).toEqual(['快到的新结果']);
  });

  it('does not show the answer to another text while the next one is awaited', async () => {
    givenArticle({ title: '先找到的文章', username: 'otheruser' });
    givenArticle({ title: '再找到的文章', username: 'otheruser' });
    await open();
    await userEvent.type(field(), '先找到');
    await waitFor(async () => expect(await rowsOf('文章')).toEqual(['先找到的文章']));
    addFault({ path: '/statistics/search', delayMs: 60_000, times: 2 });
    const calls = callsOf('/statistics/search').length;
    await userEvent.clear(field());
    await userEvent.type(field(), '再找到');
    await waitFor(() => expect(callsOf('/statistics/search').length).toBeGreaterThan(calls));
    expect(screen.queryByRole('group', { name: '文章' })).toBeNull();
    clearFaults();
    await waitFor(async () => expect(await rowsOf('文章')).toEqual(['再找到的文章']));
  });

  it('names a source that failed in one line, tries it again, and shows the others', async () => {
    addFault({ path: '/sites/list-tree', body: { code: '-1', data: null, message: '失败' }, times: 1 });
    await open();
    await userEvent.type(field(), 'tongyi');
    expect(await screen.findByText(/工具.*没有加载出来/)).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /在搜索页查找/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(async () => expect(await rowsOf('工具')).toContain('通义灵码'));
  });

  it('asks a visitor to sign in before writing', async () => {
    followedLinks();
    await open();
    await userEvent.type(field(), '写文章{Enter}');
    expect(useLoginGate.getState().loginOpen).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('signs a member in for the day without closing', async () => {
    await open('demouser');
    await userEvent.type(field(), '签到');
    await userEvent.click(await screen.findByRole('option', { name: /^签到/ }));
    expect(await screen.findByRole('option', { name: /今天已签到/ })).toBeInTheDocument();
    expect(userNamed('demouser').signedOn).not.toBeNull();
  });

  it('takes over what was typed elsewhere', async () => {
    renderApp(<SiteKeys />);
    openSearchPanel('tongyi');
    await waitFor(() => expect(field()).toHaveValue('tongyi'));
    await waitFor(async () => expect(await rowsOf('工具')).toContain('通义灵码'));
  });
});
