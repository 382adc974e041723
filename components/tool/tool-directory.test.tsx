import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLoginGate } from '@/lib/domain/session/login-gate';
import { listToolTree } from '@/lib/domain/tool/api';
import { recentTools } from '@/lib/domain/tool/recent-tools-store';
import { addFault, clearFaults } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { stubIntersections } from '@/test/intersections';
import { callsOf, renderApp } from '@/test/render';
import { ToolDirectory } from './tool-directory';

beforeEach(() => void stubIntersections());
afterEach(() => vi.restoreAllMocks());

async function open(as?: string) {
  const initial = { tree: await listToolTree(), renderedAt: Date.now() };
  renderApp(<ToolDirectory initial={initial}>版权</ToolDirectory>, as ? { as } : {});
}
const toolNamed = (name: string) => {
  const tool = [...db.tools.values()].find((other) => other.name === name);
  if (!tool) throw new Error(`There is no tool "${name}"`);
  return tool;
};
const collectOnly = (...names: string[]) => {
  const { id } = userNamed('demouser');
  for (const toolId of db.tools.keys()) db.toolCollects.delete(id, toolId);
  names.forEach((name, index) => db.toolCollects.set(id, toolNamed(name).id, Date.now() - index));
};
const card = (name: string) => screen.getByRole('article', { name });
const toggle = (name: string) => within(card(name)).getByRole('button', { name: `收藏 ${name}` });
/** The right column's shelf; the same is above the tools on narrow screens. */
const shelf = (name: string) => within(screen.getByRole('complementary')).getByRole('region', { name });
const namesOn = (name: string) =>
  within(shelf(name))
    .queryAllByRole('link')
    .map(({ title }) => title)
    .filter(Boolean);

describe('the directory', () => {
  it('shows every category with its tools, each a link to its section', async () => {
    await open();
    expect(screen.getAllByRole('article')).toHaveLength(120);
    const links = within(screen.getByRole('navigation', { name: '工具分类' })).getAllByRole('link');
    expect(links).toHaveLength(12);
    for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
    expect(links[0]).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText('12 个分类，120 个开发者常用的工具')).toBeInTheDocument();
    expect(callsOf('/sites/list-tree')).toHaveLength(1);
  });
});

describe('with the keyboard', () => {
  const link = (name: string) => within(card(name)).getByRole('link');

  it('a category is one stop of the Tab key with the buttons of the tool, between tools the arrows move', async () => {
    await open();
    const [, category, following] = (await listToolTree()).map(({ children }) => children.map(({ name }) => name));
    const [first = '', second = ''] = category ?? [];
    act(() => link(first).focus());
    await userEvent.tab();
    expect(toggle(first)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(link(second)).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(within(card(second)).getByRole('button', { name: `报告链接失效：${second}` })).toHaveFocus();
    await userEvent.tab();
    expect(link(following?.[0] ?? '')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End}');
    expect(link(category?.at(-1) ?? '')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(link(first)).toHaveFocus();
    expect(screen.getAllByRole('region', { description: '用方向键在工具之间移动' })).toHaveLength(12);
  });
});

describe('the collection', () => {
  it('is for members: a visitor is asked to sign in', async () => {
    await open();
    expect(within(shelf('我的收藏')).getByText('登录后可查看收藏的工具')).toBeInTheDocument();
    await userEvent.click(within(shelf('我的收藏')).getByRole('button', { name: '登录' }));
    expect(useLoginGate.getState().loginOpen).toBe(true);
  });

  it('follows every toggle on the page, the latest first', async () => {
    collectOnly('Vite', 'Redis');
    await open('demouser');
    await waitFor(() => expect(namesOn('我的收藏')).toEqual(['Vite', 'Redis']));
    expect(toggle('Vite')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(toggle('React'));
    await waitFor(() => expect(namesOn('我的收藏')).toEqual(['React', 'Vite', 'Redis']));
    fireEvent.click(within(shelf('我的收藏')).getByRole('button', { name: '收藏 Vite' }));
    await waitFor(() => expect(namesOn('我的收藏')).toEqual(['React', 'Redis']));
    expect(toggle('Vite')).toHaveAttribute('aria-pressed', 'false');
  });

  it('keeps the focus in it when its tool is taken back there', async () => {
    collectOnly('Vite', 'Redis');
    await open('demouser');
    await waitFor(() => expect(namesOn('我的收藏')).toEqual(['Vite', 'Redis']));
    const button = within(shelf('我的收藏')).getByRole('button', { name: '收藏 Vite' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(within(shelf('我的收藏')).getByRole('listitem')).toHaveFocus());
  });

  it('shows its first five, and leads to all', async () => {
    collectOnly('Vite', 'Redis', 'React', 'Git', 'Docker', 'Nginx');
    await open('demouser');
    await waitFor(() => expect(namesOn('我的收藏')).toHaveLength(5));
    expect(await within(shelf('我的收藏')).findByRole('link', { name: '全部 6 个' })).toHaveAttribute(
      'href',
      `/user/${userNamed('demouser').id}/collect?type=tool`,
    );
  });

  it('says that it is empty', async () => {
    await open('otheruser');
    expect(await within(shelf('我的收藏')).findByText('您还未收藏工具')).toBeInTheDocument();
  });

  it('that fails to load can be retried, the tools stay', async () => {
    collectOnly('Vite');
    const initial = { tree: await listToolTree(), renderedAt: Date.now() };
    addFault({ path: '/sites/list-tree', body: { code: '-1', message: '系统繁忙' } });
    renderApp(<ToolDirectory initial={initial}>版权</ToolDirectory>, { as: 'demouser' });
    const retry = await within(shelf('我的收藏')).findByRole('button', { name: '重试' });
    expect(screen.getAllByRole('article')).toHaveLength(120);
    clearFaults();
    await userEvent.click(retry);
    await waitFor(() => expect(namesOn('我的收藏')).toEqual(['Vite']));
  });
});

describe('what was used recently', () => {
  it('comes first, once, up to eight, and can be cleared', async () => {
    await open();
    expect(within(shelf('最近使用')).getByText('打开过的工具会出现在这里')).toBeInTheDocument();
    const used = ['React', 'Vite', 'Git', 'Redis', 'Docker', 'Nginx', 'Go', 'Rust', 'Bun', 'Vite'];
    for (const name of used) fireEvent.click(within(card(name)).getByRole('link'));
    expect(namesOn('最近使用')).toEqual(['Vite', 'Bun', 'Rust', 'Go', 'Nginx', 'Docker', 'Redis', 'Git']);
    await userEvent.click(within(shelf('最近使用')).getByRole('button', { name: '清空最近使用' }));
    expect(namesOn('最近使用')).toEqual([]);
  });

  it('leaves out tools that are gone, and what is no list', async () => {
    recentTools.set(['gone', toolNamed('React').id]);
    await open();
    expect(namesOn('最近使用')).toEqual(['React']);
    localStorage.setItem('RECENT_TOOLS', '{"a":1}');
    fireEvent.click(within(card('Vite')).getByRole('link'));
    expect(namesOn('最近使用')).toEqual(['Vite']);
  });
});

it('a tool that was searched is opened in a new tab, and its card is lit', async () => {
  const openTab = vi.spyOn(window, 'open').mockReturnValue(null);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await open();
  await userEvent.type(screen.getByRole('combobox', { name: '搜索工具' }), 'yuque');
  await screen.findByRole('option', { name: /语雀/ });
  await userEvent.keyboard('{Enter}');
  expect(openTab).toHaveBeenCalledWith('https://www.yuque.com/', '_blank', 'noopener,noreferrer');
  expect(scroll.mock.instances).toEqual([card('语雀')]);
  expect(card('语雀')).toHaveAttribute('data-lit', 'true');
  expect(namesOn('最近使用')).toEqual(['语雀']);
});
