import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadSearchHistory } from './search-history.lazy';
import { closeSearchPanel, useSearchPanel } from '@/lib/domain/search/panel-store';
import { toastTexts } from '@/test/render';
import { router } from '@/test/router';
import { goOffline } from '@/test/offline';
import { SearchBox } from './search-box';

const { push } = router;

const stored = (): unknown => JSON.parse(localStorage.getItem('SEARCH_HISTORY') ?? '[]');
const field = () => screen.getByRole('combobox', { name: '搜索' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

// Loaded when a page is idle.
beforeAll(loadSearchHistory);

describe('a search', () => {
  it('goes to the result page and is remembered', async () => {
    render(<SearchBox />);
    await userEvent.type(field(), '  React & Vue {Enter}');
    expect(push.mock.calls).toEqual([['/search?value=React+%26+Vue&type=1']]);
    await waitFor(() => expect(stored()).toEqual(['React & Vue']));
  });

  it.each(['', '   ', '\u3000'])('of nothing but blanks (%j) is ignored', async (blanks) => {
    render(<SearchBox />);
    await userEvent.type(field(), `${blanks}{Enter}`);
    expect(push).not.toHaveBeenCalled();
    expect(stored()).toEqual([]);
  });

  it('can be cleared, and keeps the focus', async () => {
    render(<SearchBox />);
    expect(screen.queryByRole('button', { name: '清空输入' })).toBeNull();
    await userEvent.type(field(), 'React');
    await userEvent.click(screen.getByRole('button', { name: '清空输入' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('keeps the reader and what they typed on the page while the browser is offline, and says so', async () => {
    const { goOnline } = goOffline();
    render(<SearchBox />);
    await userEvent.type(field(), 'React{Enter}');
    await waitFor(() => expect(toastTexts()).toEqual(['网络已断开，恢复后再试']));
    expect(push).not.toHaveBeenCalled();
    expect(field()).toHaveValue('React');
    goOnline();
  });

  it('takes 32 characters', async () => {
    render(<SearchBox />);
    await userEvent.type(field(), 'x'.repeat(40));
    expect(field()).toHaveValue('x'.repeat(32));
  });

  it('is a form that works without script', () => {
    const { container } = render(<SearchBox />);
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/search');
    expect(form?.method).toBe('get');
    expect([...new FormData(form ?? undefined).keys()]).toEqual(['value', 'type']);
    expect(new FormData(form ?? undefined).get('type')).toBe('1');
  });
});

describe('an input method', () => {
  const pressEnter = (init: KeyboardEventInit) => {
    const event = createEvent.keyDown(field(), { key: 'Enter', ...init });
    fireEvent(field(), event);
    if (!event.defaultPrevented) fireEvent.submit(field());
    return !event.defaultPrevented;
  };

  it('keeps its Enter: Chrome reports it before the composition ends', () => {
    render(<SearchBox />);
    fireEvent.compositionStart(field());
    fireEvent.change(field(), { target: { value: '中文' } });
    expect(pressEnter({ isComposing: true, keyCode: 229 })).toBe(false);
    fireEvent.compositionEnd(field());
    expect(push).not.toHaveBeenCalled();
    expect(pressEnter({ keyCode: 13 })).toBe(true);
    expect(push).toHaveBeenCalledTimes(1);
  });

  it('keeps its Enter: Safari reports it after the composition has ended', () => {
    render(<SearchBox />);
    fireEvent.compositionStart(field());
    fireEvent.change(field(), { target: { value: '中文' } });
    fireEvent.compositionEnd(field());
    expect(pressEnter({ isComposing: false, keyCode: 229 })).toBe(false);
    expect(push).not.toHaveBeenCalled();
    expect(pressEnter({ keyCode: 13 })).toBe(true);
    expect(push).toHaveBeenCalledTimes(1);
  });
});

describe('the recent terms', () => {
  beforeEach(() => localStorage.setItem('SEARCH_HISTORY', JSON.stringify(['k8s', 'mysql', 'react'])));

  it('show on focus and go on Escape; a second Escape leaves the field', async () => {
    render(<SearchBox />);
    await userEvent.click(field());
    await waitFor(() => expect(options()).toEqual(['k8s', 'mysql', 'react']));
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(field()).not.toHaveFocus();
  });

  it('are reached with the arrow keys, which wrap around, and chosen with Enter', async () => {
    render(<SearchBox />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('react');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { selected: true });
    expect(field()).toHaveAttribute('aria-activedescendant', active.id);
    await userEvent.keyboard('{Enter}');
    expect(push.mock.calls).toEqual([['/search?value=mysql&type=1']]);
    expect(stored()).toEqual(['mysql', 'k8s', 'react']);
  });

  it('are chosen with a click', async () => {
    render(<SearchBox />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: 'react' }));
    expect(push.mock.calls).toEqual([['/search?value=react&type=1']]);
    expect(options()).toEqual([]);
  });

  it('are removed one by one, with the pointer and with Delete, and all at once', async () => {
    render(<SearchBox />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('button', { name: '移除“mysql”' }));
    expect(stored()).toEqual(['k8s', 'react']);
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Delete}');
    expect(stored()).toEqual(['react']);
    expect(push).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(stored()).toEqual([]);
    expect(options()).toEqual([]);
  });

  it('are removed one with a double click, whose second press is on the one that slid under the pointer', async () => {
    render(<SearchBox />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('button', { name: '移除“mysql”' }));
    fireEvent.click(screen.getByRole('button', { name: '移除“k8s”' }), { detail: 2 });
    expect(stored()).toEqual(['k8s', 'react']);
  });

  it('stay in sync with another tab', async () => {
    render(<SearchBox />);
    await userEvent.click(field());
    localStorage.setItem('SEARCH_HISTORY', '["go"]');
    fireEvent(window, new StorageEvent('storage', { key: 'SEARCH_HISTORY' }));
    expect(options()).toEqual(['go']);
  });
});

it('the box leads to the panel over everything, which takes over what was typed', async () => {
  render(<SearchBox />);
  await userEvent.type(field(), 'vsc');
  await userEvent.click(screen.getByRole('button', { name: /^搜工具、教程、页面和操作/ }));
  expect(useSearchPanel.getState()).toEqual({ shown: 'panel', typed: 'vsc' });
  closeSearchPanel();
});
