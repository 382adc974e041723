import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ShareBox } from '@/components/share/share-box';
import { HOT_NEWS_SOURCES } from '@/lib/domain/hot-news/news-sources';
import type { HotNewsList } from '@/lib/domain/hot-news/queries';
import { sourceChoice } from '@/lib/domain/hot-news/stored-choice';
import { addFault, clearFaults } from '@/mocks/control/faults';
import { callsOf, createTestClient, renderApp } from '@/test/render';
import { HotNewsBoard } from './hot-news-board';

const PATH = '/unit/hot-news';
const asked = () => callsOf(PATH).map(({ query }) => query.type);
const rows = () =>
  screen.queryAllByRole('listitem').filter((row) => within(row).queryByRole('button', { name: /发到友圈/ }));
const refresh = () => userEvent.click(screen.getByRole('button', { name: '刷新' }));
const sources = () => within(screen.getByRole('group', { name: '热点来源' }));
const source = () => sources().getByRole('button', { pressed: true });
const answer = (data: unknown, times?: number) =>
  addFault({ path: PATH, body: { code: '0', data, message: '' }, ...(times && { times }) });
const item = (title: string, url = 'https://example.com/1') => ({ title, url, hot: 12345 });
const cameWithPage = (loadedAt: number): HotNewsList => ({
  type: 'itNews',
  items: [{ title: '页面带来的', url: '', hot: '' }],
  loadedAt,
});

describe('hot news', () => {
  it('shows ten items, ten more by a refresh, and after thirty the next source', async () => {
    renderApp(<HotNewsBoard />);
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(source()).toHaveTextContent('IT 资讯');
    expect(screen.getByText(/更新$/)).toHaveTextContent('刚刚更新');
    await refresh();
    expect(rows()).toHaveLength(20);
    await refresh();
    expect(rows()).toHaveLength(30);
    expect(asked()).toEqual(['itNews']);
    await refresh();
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(source()).toHaveTextContent('今日头条');
  });

  it('shows what came with the page, and asks for it again once it is old', async () => {
    const { unmount } = renderApp(<HotNewsBoard shown={cameWithPage(Date.now())} />);
    expect(screen.getByText('页面带来的')).toBeVisible();
    unmount();
    expect(asked()).toEqual([]);
    renderApp(<HotNewsBoard shown={cameWithPage(Date.now() - 120_000)} />);
    expect(screen.getByText('页面带来的')).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(asked()).toEqual(['itNews']);
  });

  it('asks for the news of a source that the reader has chosen, whatever came with the page', async () => {
    sourceChoice.set({ order: ['toutiao', 'itNews'], hidden: [], last: 'toutiao' });
    renderApp(<HotNewsBoard shown={cameWithPage(Date.now())} />);
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(screen.queryByText('页面带来的')).toBeNull();
    expect(asked()).toEqual(['toutiao']);
  });

  it('goes on past sources that fail or have nothing', async () => {
    addFault({ path: PATH, drop: true, times: 1 });
    answer([], 1);
    renderApp(<HotNewsBoard />);
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(source()).toHaveTextContent('百度热点');
    expect(asked()).toEqual(['itNews', 'toutiao', 'baiduRD']);
  });

  it('says that there is none when every source is empty', async () => {
    answer([]);
    renderApp(<HotNewsBoard />);
    expect(await screen.findByText('暂无热点数据')).toBeVisible();
    expect(asked()).toHaveLength(HOT_NEWS_SOURCES.length);
  });

  it('can be asked again when every source has failed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answer(null);
    renderApp(<HotNewsBoard />);
    const retry = await screen.findByRole('button', { name: '重试' });
    clearFaults();
    await userEvent.click(retry);
    await waitFor(() => expect(rows()).toHaveLength(10));
  });

  it('are asked for once where the API has none, however many sources there are', async () => {
    addFault({ path: PATH, status: 404, body: '<h1>Cannot GET</h1>' });
    const { unmount } = renderApp(<HotNewsBoard />);
    await screen.findByText('加载失败，请稍后重试');
    unmount();
    renderApp(<HotNewsBoard />);
    await screen.findByText('加载失败，请稍后重试');
    expect(callsOf(PATH)).toHaveLength(1);
  });

  it('links to web addresses only, in a new tab', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answer([item('网页'), item('脚本', 'javascript:alert(1)'), item('没有地址', ''), { title: '' }, 7]);
    renderApp(<HotNewsBoard />);
    const link = await screen.findByRole('link', { name: '网页' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getAllByRole('link')).toEqual([link]);
    expect(rows()).toHaveLength(3);
    expect(screen.getAllByText('1.2万')).toHaveLength(3);
  });

  it('puts an item with its address into the publish box, below what is typed there', async () => {
    answer([item('一条热点'), item('没有地址', 'data:,')]);
    renderApp(
      <>
        <ShareBox block={undefined} />
        <HotNewsBoard />
      </>,
    );
    const field = screen.getByRole('textbox', { name: '友圈内容' });
    await userEvent.type(field, '看看这个');
    await userEvent.click(await screen.findByRole('button', { name: '发到友圈：一条热点' }));
    expect(field).toHaveValue('看看这个\n一条热点 https://example.com/1');
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: '发到友圈：没有地址' }));
    expect(field).toHaveValue('没有地址');
  });

  it('tells what has moved since the last look', async () => {
    answer([item('甲'), item('乙'), item('丙')], 1);
    const first = renderApp(<HotNewsBoard />);
    await screen.findByText('甲');
    expect(screen.queryByText(/上升|下降|^新$/)).toBeNull();
    first.unmount();
    answer([item('丙'), item('甲'), item('丁')], 1);
    renderApp(<HotNewsBoard />, { client: createTestClient() });
    await screen.findByText('丁');
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('上升 2 位'),
      expect.stringContaining('下降 1 位'),
      expect.stringContaining('新'),
    ]);
  });
});

describe('the sources of hot news', () => {
  it('can be chosen, and the chosen one is shown at the next visit', async () => {
    const first = renderApp(<HotNewsBoard />);
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(sources().getByRole('button', { name: '虎嗅' }));
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(asked()).toEqual(['itNews', 'huXiu']);
    first.unmount();
    renderApp(<HotNewsBoard />, { client: createTestClient() });
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(source()).toHaveTextContent('虎嗅');
  });

  it('stand in the order that the reader chose, without the hidden ones', async () => {
    sourceChoice.set({ order: ['baiduRD', 'huXiu'], hidden: ['itNews'] });
    renderApp(<HotNewsBoard />);
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(asked()).toEqual(['baiduRD']);
    const names = sources().getAllByRole('button');
    expect(names.map((option) => option.textContent).slice(0, 3)).toEqual(['百度热点', '虎嗅', '今日头条']);
    expect(names).toHaveLength(7);
  });
});
