import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { tutorialProgress } from '@/lib/domain/tutorial/progress-store';
import { renderApp } from '@/test/render';
import { TutorialMenu } from './tutorial-menu';

const chapter = (id: string) => ({ id, title: `第${id}章`, chapters: [] });
const group = (title: string, ...ids: string[]) => ({ id: undefined, title, chapters: ids.map(chapter) });
const menu = [chapter('a'), group('上篇', 'b', 'c'), group('下篇', 'd'), chapter('e')];

const open = (current: string) =>
  renderApp(<TutorialMenu tutorial={{ id: 't1', name: '一个教程', menu }} />, { at: `/tutorial/t1/${current}` });
const nav = () => screen.getByLabelText('章节');
const link = (title: string) => within(nav()).getByText(title).closest('a');
const panels = () => [...nav().querySelectorAll('details')].map((panel) => panel.open);

beforeEach(() => tutorialProgress.set(undefined));

describe('the menu of a tutorial', () => {
  it('opens the panel of the selected chapter only, and marks the chapter', () => {
    open('d');
    expect(panels()).toEqual([false, true]);
    expect(link('第d章')).toHaveAttribute('aria-current', 'page');
    expect(link('第d章')).toHaveAttribute('href', '/tutorial/t1/d');
    expect(nav().querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('has one open panel at a time, and none for a chapter at the top', () => {
    open('a');
    expect(panels()).toEqual([false, false]);
    const names = [...nav().querySelectorAll('details')].map((panel) => panel.getAttribute('name'));
    expect(new Set(names).size).toBe(1);
  });

  it('opens the panel again for the next chapter in it, which the reader or another panel closed', () => {
    const { rerender } = open('b');
    const [first, second] = nav().querySelectorAll('details');
    first!.open = false;
    second!.open = true;
    history.replaceState(null, '', '/tutorial/t1/c');
    rerender(<TutorialMenu tutorial={{ id: 't1', name: '一个教程', menu }} />);
    expect(link('第c章')).toHaveAttribute('aria-current', 'page');
    expect(first?.open).toBe(true);
  });

  it('opens a closed panel whose chapter is read, to show what is wanted in it', () => {
    open('b');
    nav().querySelector('details')!.open = false;
    fireEvent.change(screen.getByLabelText('筛选章节'), { target: { value: '第c' } });
    expect(panels()).toEqual([true]);
  });

  it('marks the introduction at the tutorial’s own address', () => {
    renderApp(<TutorialMenu tutorial={{ id: 't1', name: '一个教程', menu }} />, { at: '/tutorial/t1' });
    expect(link('介绍')).toHaveAttribute('aria-current', 'page');
    expect(link('介绍')).toHaveAttribute('href', '/tutorial/t1');
  });

  it('is filtered by the titles of chapters and panels, whose panels are open then, until one is chosen', () => {
    open('a');
    const field = screen.getByLabelText('筛选章节');
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    type('第D');
    expect([...nav().querySelectorAll('a')]).toEqual([link('第d章')]);
    expect(panels()).toEqual([true]);
    expect(nav().querySelector('[role=status]')).toHaveTextContent('1 章');
    type('第D！');
    expect(nav()).toHaveTextContent('没有匹配的章节');
    type(' ');
    expect(panels()).toEqual([false, false]);
    type('章');
    expect(panels()).toEqual([true, true]);
    fireEvent.click(link('第a章') ?? field);
    expect(field).toHaveValue('');
  });

  it('shows the letters of an IME, and is filtered by what they become', () => {
    open('a');
    const field = screen.getByLabelText<HTMLInputElement>('筛选章节');
    const compose = (value: string) => fireEvent.input(field, { target: { value }, isComposing: true });
    compose('zhang');
    expect(field).toHaveValue('zhang');
    expect(nav()).not.toHaveTextContent('没有匹配的章节');
    compose('第d章');
    fireEvent.compositionEnd(field);
    expect([...nav().querySelectorAll('a')]).toEqual([link('第d章')]);
  });

  it('shows what was read, as soon as it is', () => {
    open('a');
    expect(nav()).toHaveTextContent('共 5 章');
    act(() => void tutorialProgress.set({ t1: { read: ['a', 'c', 'gone'], last: 'a', total: 5 } }));
    expect(nav()).toHaveTextContent('已读 40%');
    expect(link('第c章')).toHaveTextContent('已读');
    expect(within(nav()).getAllByText('已读')).toHaveLength(2);
  });
});
