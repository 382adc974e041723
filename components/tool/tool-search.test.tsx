import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listToolTree } from '@/lib/domain/tool/api';
import { toolCategories } from '@/lib/domain/tool/directory';
import { addFault, clearFaults } from '@/mocks/control/faults';
import { db, resetDb } from '@/mocks/db';
import { callsOf, renderApp } from '@/test/render';
import { ToolSearch } from './tool-search';

const onChoose = vi.fn();
let clientIsIdle: () => boolean;

beforeEach(async () => {
  resetDb({ articles: 0, articlesDir: null });
  onChoose.mockClear();
  const { client } = renderApp(<ToolSearch categories={toolCategories(await listToolTree())} onChoose={onChoose} />);
  clientIsIdle = () => client.isFetching() === 0;
});

const field = () => screen.getByRole('combobox', { name: '搜索工具' });
const type = (text: string) => userEvent.type(field(), text);
const options = () => screen.queryAllByRole('option').map((option) => option.querySelector('b')?.textContent);
const activeOption = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const chosen = () => onChoose.mock.calls.map(([tool]: { name: string }[]) => tool?.name);

describe('the search', () => {
  it('suggests tools by name, initials and pinyin, at most six, what was matched marked', async () => {
    await type('vsc');
    await waitFor(() => expect(options()).toEqual(['Visual Studio Code']));
    const marks = [...screen.getByRole('option').querySelectorAll('b mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['V', 'S', 'C']);
    expect(within(screen.getByRole('search')).getByText('找到 1 个工具')).toBeInTheDocument();
    await userEvent.clear(field());
    await type('tylm');
    await waitFor(() => expect(options()).toEqual(['通义灵码']));
    await userEvent.clear(field());
    await type('e');
    await waitFor(() => expect(options()).toHaveLength(6));
  });

  it('walks through the suggestions with the arrows, and Enter takes one', async () => {
    await type('git');
    await waitFor(() => expect(options().length).toBeGreaterThan(2));
    const [first, second] = screen.getAllByRole('option');
    const last = screen.getAllByRole('option').at(-1);
    expect(activeOption()).toBe(first);
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption()).toBe(second);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(activeOption()).toBe(last);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(chosen()).toEqual(['Git']);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('takes a clicked one, and keeps the focus', async () => {
    await type('react');
    await waitFor(() => expect(options()[0]).toBe('React'));
    await userEvent.click(screen.getByRole('option', { name: /^React/ }));
    expect(chosen()).toEqual(['React']);
    expect(field()).toHaveFocus();
  });

  it('is emptied by its own button, which leaves the caret in the field', async () => {
    expect(screen.queryByRole('button', { name: '清空搜索' })).toBeNull();
    await type('react');
    await waitFor(() => expect(options()[0]).toBe('React'));
    await userEvent.click(screen.getByRole('button', { name: '清空搜索' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(options()).toEqual([]);
  });

  it('closes on Escape with what is typed kept, and opens again with an arrow', async () => {
    await type('react');
    await waitFor(() => expect(options()[0]).toBe('React'));
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field()).toHaveValue('react');
    await userEvent.keyboard('{ArrowDown}');
    expect(options()[0]).toBe('React');
  });
});

describe('Enter', () => {
  it('does not wait for the pause in the typing', async () => {
    await type('r');
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    await type('edis{Enter}');
    expect(chosen()).toEqual(['Redis']);
  });

  it('opens a tool once, however often it is pressed, and again with another text', async () => {
    await type('redis');
    await waitFor(() => expect(options()[0]).toBe('Redis'));
    await userEvent.keyboard('{Enter}{Enter}');
    expect(chosen()).toEqual(['Redis']);
    await userEvent.keyboard('{Backspace}s{Enter}');
    expect(chosen()).toEqual(['Redis', 'Redis']);
  });

  it('takes nothing where nothing is typed or found', async () => {
    await type('{Enter}   {Enter}');
    await type('没有这个{Enter}');
    expect(await screen.findByText('没有找到复合条件的结果')).toBeInTheDocument();
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('of an input method is not ours, and half a word is not searched', async () => {
    await type('q');
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    const before = options();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: 'vite' }, isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    act(() => void vi.advanceTimersByTime(1_000));
    vi.useRealTimers();
    expect(onChoose).not.toHaveBeenCalled();
    expect(options()).toEqual(before);
    fireEvent.input(field(), { target: { value: '语雀' }, isComposing: true });
    fireEvent.compositionEnd(field());
    await waitFor(() => expect(options()).toEqual(['语雀']));
  });
});

describe('what the page does not know', () => {
  it('is asked of the API besides, and offered with what is known, at most six in all', async () => {
    const [tool] = db.tools.values();
    if (tool) db.tools.set('new', { ...tool, id: 'new', name: 'e 全新' });
    await type('e');
    await waitFor(() => expect(options()).toContain('e 全新'));
    expect(options()).toHaveLength(6);
    expect(callsOf('/sites/list-by-name').map(({ query }) => query.name)).toEqual(['e']);
  });

  it('never comes from a stale answer', async () => {
    const [tool] = db.tools.values();
    if (tool) db.tools.set('new', { ...tool, id: 'new', name: '全新工具' });
    if (tool) db.tools.set('newer', { ...tool, id: 'newer', name: 'Redis 新版' });
    addFault({ path: '/sites/list-by-name', delayMs: 500, times: 1 });
    await type('全');
    await waitFor(() => expect(callsOf('/sites/list-by-name')).toHaveLength(1));
    await userEvent.clear(field());
    await type('redis');
    await waitFor(() => expect(callsOf('/sites/list-by-name')).toHaveLength(2));
    await waitFor(() => expect(clientIsIdle()).toBe(true));
    // The late answer does not remove answers that came meanwhile.
    await waitFor(() => expect(options()).toContain('Redis 新版'));
    expect(options()).not.toContain('全新工具');
    expect(options()[0]).toBe('Redis');
  });
});

describe('what the browser does not find', () => {
  it('is asked of the API, which may know newer tools', async () => {
    const [tool] = db.tools.values();
    if (tool) db.tools.set('new', { ...tool, id: 'new', name: '全新工具' });
    await type('全新');
    await waitFor(() => expect(options()).toEqual(['全新工具']));
    expect(callsOf('/sites/list-by-name').map(({ query }) => query.name)).toEqual(['全新']);
  });

  it('is said to be nowhere once the API has agreed', async () => {
    await type('没有这个');
    expect(await screen.findByText('没有找到复合条件的结果')).toBeInTheDocument();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(callsOf('/sites/list-by-name')).toHaveLength(1);
  });

  it('can be asked again after a failure', async () => {
    addFault({ path: '/sites/list-by-name', body: { code: '-1', message: '系统繁忙' } });
    await type('没有这个');
    const retry = await screen.findByRole('button', { name: '重试' });
    clearFaults();
    await userEvent.click(retry);
    expect(await screen.findByText('没有找到复合条件的结果')).toBeInTheDocument();
  });
});
