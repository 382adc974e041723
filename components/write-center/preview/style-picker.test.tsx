import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { changeWriting, useWriting, writingStore } from '@/lib/domain/write-center/writing-store';
import { StylePickers } from './style-pickers';

beforeEach(() => writingStore.open(null));

/** jsdom's popovers raise no events and focus nothing. */
function openList(label: string) {
  const list = screen.getByRole('listbox', { name: label, hidden: true });
  list.parentElement?.showPopover();
  for (const type of ['beforetoggle', 'toggle'])
    fireEvent(list.parentElement as Element, Object.assign(new Event(type), { newState: 'open' }));
  list.focus();
  return list;
}
const themes = () => within(screen.getByRole('listbox', { name: '主题', hidden: true }));
const option = (name: string) => themes().getByRole('option', { name, hidden: true });

it('a theme is chosen with the keyboard; the listbox says which one is current', async () => {
  render(<StylePickers />);
  const list = openList('主题');
  expect(option('掘金').querySelector('h2')).toHaveTextContent('小节标题');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}');
  expect(list).toHaveAttribute('aria-activedescendant', option('掘金').id);
  await userEvent.keyboard('{Enter}');
  expect(useWriting.getState().value.theme).toBe('juejin');
  expect(screen.getByRole('button', { name: '主题：掘金' })).toBeInTheDocument();
  expect(option('掘金')).toHaveAttribute('aria-selected', 'true');
});

it('a theme that is no longer offered stays an option until another is chosen', () => {
  render(<StylePickers />);
  act(() => changeWriting({ theme: 'gone' }));
  openList('主题');
  expect(option('gone')).toHaveAttribute('aria-selected', 'true');
  fireEvent.click(option('GitHub'));
  expect(screen.queryByRole('option', { name: 'gone', hidden: true })).toBeNull();
});
