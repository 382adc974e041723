import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RowMenuButton } from '@/components/ui/list/row-menu-button';
import { Toaster } from '@/components/ui/layer/toaster';
import { useRowMenu } from '@/lib/browser/row-menu';
import { flushUndoable } from '@/lib/browser/undo';
import { useToasts } from '@/lib/browser/toast-store';
import { rowSubject } from '@/lib/domain/article/row-subject';
import { listedTexts, listText } from '@/lib/domain/reading-list/reading-list';
import { writePosition } from '@/lib/domain/reading/reading-positions';
import { stubIntersections } from '@/test/intersections';
import { renderApp, toastTexts } from '@/test/render';
import { LazyRowParts } from '@/components/shell/row-menu.lazy';
import { ReadingAids } from '@/components/reading/reading-aids';
import { ReadingList } from './reading-list';
import { READING_TOOLS_ID } from '@/lib/domain/reading/reading-tools-id';

const textOf = (id: string, title: string) => ({ id, href: `/post/${id}`, title, author: '林间小鹿' });
const renderList = () =>
  renderApp(
    <>
      <ReadingList />
      <Toaster />
    </>,
  );
const titles = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

afterEach(() => {
  flushUndoable();
  useRowMenu.setState({}, true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the menu of a row', () => {
  const article = { id: 'a', userId: 'u', nickname: '林', articleTitle: '流式渲染', description: '', tags: [] };

  it('keeps the article for later, says where, and takes it back', async () => {
    renderApp(
      <>
        <RowMenuButton subject={rowSubject(article)} />
        <LazyRowParts />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: /更多操作.*流式渲染/ }));
    await userEvent.click(await screen.findByRole('button', { name: '稍后读', hidden: true }));
    expect(listedTexts()).toMatchObject([{ href: '/post/a', title: '流式渲染', author: '林' }]);
    expect(useToasts.getState().toasts).toMatchObject([{ text: '已加入稍后读', href: '/reading-list' }]);
    expect(screen.getByRole('link', { name: '查看稍后读（1 篇未读）', hidden: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '移出稍后读', hidden: true }));
    expect(listedTexts()).toEqual([]);
  });

  it('says when the browser does not store it', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    renderApp(
      <>
        <RowMenuButton subject={rowSubject(article)} />
        <LazyRowParts />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: /更多操作/ }));
    await userEvent.click(await screen.findByRole('button', { name: '稍后读', hidden: true }));
    expect(toastTexts()).toEqual([expect.stringContaining('只保留到关闭页面')]);
    expect(await screen.findByRole('button', { name: '移出稍后读', hidden: true })).toBeInTheDocument();
    vi.restoreAllMocks();
  });
});

describe('the reading list', () => {
  it('shows what is still to be read, how far it was read, and the other way round', async () => {
    listText(textOf('a', '先加入的'), 1_000);
    listText(textOf('b', '后加入的'), 2_000);
    writePosition('a', 0.62);
    renderList();
    expect(titles()).toEqual(['后加入的', '先加入的']);
    expect(screen.getByText('读到 62%')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /排序/ }));
    expect(titles()).toEqual(['先加入的', '后加入的']);
  });

  it('moves what was marked as read to the others, which can be cleared, and that undone', async () => {
    listText(textOf('a', '甲'), 1_000);
    listText(textOf('b', '乙'), 2_000);
    renderList();
    await userEvent.click(screen.getByRole('button', { name: /^已读：.*甲/ }));
    expect(titles()).toEqual(['乙']);
    expect(screen.getByText('未读 1 篇，共 2 篇')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '已读 1' }));
    expect(titles()).toEqual(['甲']);
    await userEvent.click(screen.getByRole('button', { name: '清空已读' }));
    expect(titles()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(titles()).toEqual(['甲']);
  });

  it('takes a text out at once, and puts it back where it was', async () => {
    for (const [at, title] of ['甲', '乙', '丙'].entries()) listText(textOf(`${at}`, title), at);
    renderList();
    await userEvent.click(screen.getByRole('button', { name: /移出稍后读.*乙/ }));
    expect(titles()).toEqual(['丙', '甲']);
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(titles()).toEqual(['丙', '乙', '甲']);
  });

  it('leads to articles and chapters, each in a tab of its own, by a title that is a heading', () => {
    listText(textOf('a', '甲'), 1_000);
    listText({ ...textOf('c1', '第一章'), href: '/tutorial/t1/c1' }, 2_000);
    renderList();
    const links = screen.getAllByRole('heading', { level: 2 }).map((title) => within(title).getByRole('link'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tutorial/t1/c1', '/post/a']);
    expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
  });

  it('is narrowed to a title or an author', async () => {
    listText(textOf('a', 'React 流式渲染'), 1_000);
    listText(textOf('b', '数据库'), 2_000);
    renderList();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'react' } });
    expect(titles()).toEqual(['React 流式渲染']);
  });
});

describe('a text that is read', () => {
  const show = () => {
    document.body.innerHTML = `<span id="${READING_TOOLS_ID}"></span><div class="markdown-body"><p>正文</p></div>`;
    renderApp(<ReadingAids text={textOf('a', '甲')} />);
  };

  it('is marked as read by itself once its end was on the screen for a moment', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reachEnd = stubIntersections();
    listText(textOf('a', '甲'), 1_000);
    show();
    reachEnd();
    expect(listedTexts()[0]?.readAt).toBeUndefined();
    act(() => void vi.advanceTimersByTime(2_000));
    expect(listedTexts()[0]?.readAt).toEqual(expect.any(Number));
  });

  it('is kept for later from its actions', async () => {
    show();
    const tools = document.getElementById(READING_TOOLS_ID);
    const button = within(tools ?? document.body).getByRole('button', { name: '稍后读' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(listedTexts()).toHaveLength(1);
  });
});
