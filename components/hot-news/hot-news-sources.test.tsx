import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { HOT_NEWS_SOURCES } from '@/lib/domain/hot-news/news-sources';
import { renderApp } from '@/test/render';
import { HotNewsSources } from './hot-news-sources';

const boxes = () => screen.getAllByRole('checkbox');
const names = () => screen.getAllByRole('listitem').map((row) => row.textContent);

describe('the sources of hot news', () => {
  it('are ordered and hidden with the keyboard, for later visits too', async () => {
    const { unmount } = renderApp(<HotNewsSources />);
    const up = screen.getByRole('button', { name: '上移百度热点' });
    up.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    expect(up).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('百度热点移到第 1 位');
    screen.getByRole('checkbox', { name: '今日头条' }).focus();
    await userEvent.keyboard(' ');
    screen.getByRole('button', { name: '下移百度热点' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: '下移百度热点' })).toHaveFocus();
    unmount();
    renderApp(<HotNewsSources />);
    expect(names().slice(0, 3)).toEqual(['IT 资讯', '百度热点', '今日头条']);
    expect(screen.getByRole('checkbox', { name: '今日头条' })).not.toBeChecked();
  });

  it('keep one that is shown, and go back to the default', async () => {
    renderApp(<HotNewsSources />);
    for (const box of boxes().slice(1)) await userEvent.click(box);
    expect(boxes()[0]).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
    expect(names()).toEqual(HOT_NEWS_SOURCES.map(({ name }) => name));
    for (const box of boxes()) expect(box).toBeChecked();
  });
});
