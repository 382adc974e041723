import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openEditor, stubLayout } from '@/test/editor';
import { OutlinePanel } from './outline-panel';

beforeEach(stubLayout);

const TEXT = '# 甲\n\n## 甲一\n\n文\n\n# 乙\n\n';
const go = vi.fn();
const open = () => openEditor(TEXT, (context) => <OutlinePanel context={context} onGo={go} onClose={() => {}} />);
const heading = (name: string) => screen.getByRole('button', { name });
const listed = () =>
  within(screen.getByRole('list', { name: '文章大纲' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[data-heading]')?.textContent);

it('the section of the caret is marked, and a press leads to another one', async () => {
  const { editor } = await open();
  expect(await screen.findByRole('button', { name: '乙' })).toHaveAttribute('aria-current', 'location');
  act(() => editor.setCursor(4, 0));
  expect(heading('甲一')).toHaveAttribute('aria-current', 'location');
  expect(heading('乙')).not.toHaveAttribute('aria-current');
  await userEvent.click(heading('甲'));
  expect(go).toHaveBeenLastCalledWith(0);
});

it('a section moves by key with all below it, keeps the focus, and comes back with one undo', async () => {
  const { editor } = await open();
  const first = await screen.findByRole('button', { name: '甲' });
  act(() => first.focus());
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(editor.getValue()).toBe('# 乙\n\n# 甲\n\n## 甲一\n\n文\n\n');
  await waitFor(() => expect(listed()).toEqual(['乙', '甲', '甲一']));
  expect(heading('甲')).toHaveFocus();
  expect(screen.getByText('已移到第 2 节，共 3 节')).toBeInTheDocument();
  act(() => editor.undo());
  expect(editor.getValue()).toBe(TEXT);
});

it('a section moves by its buttons and by drag, but not into itself, each a step of its own to undo', async () => {
  const { editor } = await open();
  await userEvent.click(await screen.findByRole('button', { name: '上移乙' }));
  expect(editor.getValue()).toBe('# 乙\n\n# 甲\n\n## 甲一\n\n文\n\n');
  await waitFor(() => expect(listed()).toEqual(['乙', '甲', '甲一']));
  const dataTransfer = { setData: vi.fn(), effectAllowed: '' };
  const item = (name: string) => heading(name).closest('li') as HTMLElement;
  fireEvent.dragStart(item('甲'), { dataTransfer });
  // An event that is not prevented refuses the drop.
  expect(fireEvent.dragOver(item('甲一'), { dataTransfer })).toBe(true);
  fireEvent.dragStart(item('乙'), { dataTransfer });
  expect(fireEvent.dragOver(item('甲一'), { dataTransfer })).toBe(false);
  fireEvent.drop(item('甲一'), { dataTransfer });
  expect(editor.getValue()).toBe('# 甲\n\n## 甲一\n\n文\n\n# 乙\n\n');
  act(() => editor.undo());
  expect(editor.getValue()).toBe('# 乙\n\n# 甲\n\n## 甲一\n\n文\n\n');
});
