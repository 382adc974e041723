import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useResumeEditor } from '@/lib/domain/resume/resume-store';
import { RichTextField } from './rich-text-field';

// jsdom has no layout.
Range.prototype.getClientRects = () => document.body.getClientRects();
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();

function open(html: string) {
  let stored = html;
  const handleChange = vi.fn<(html: string) => void>((changed) => (stored = changed));
  render(<RichTextField label="详细内容" getHtml={() => stored} onChange={handleChange} />);
  return {
    handleChange,
    store: (next: string) => (stored = next),
  };
}
const field = () => screen.getByRole('textbox', { name: '详细内容' });
const tool = (name: string) => screen.getByRole('button', { name });

/** The editor takes over what is focused; its own text is marked by ProseMirror. */
async function openEditor() {
  await userEvent.click(field());
  await waitFor(() => expect(field()).toHaveClass('ProseMirror'));
}

it('shows formatted text without what scripts could use, before and in the editor', async () => {
  const { handleChange } = open('<p onclick="x()">写了<strong>编辑器</strong><script>x()</script></p>');
  expect(field().innerHTML).toBe('<p>写了<strong>编辑器</strong></p>');
  await openEditor();
  expect(field().innerHTML).toBe('<p>写了<strong>编辑器</strong></p>');
  expect(field()).toHaveFocus();
  expect(handleChange).not.toHaveBeenCalled();
});

it('what is typed before the editor is there is kept, and the editor goes on at its caret', async () => {
  const { handleChange } = open('<p>负责前端</p><p>带团队</p>');
  const [text] = field().querySelector('p')?.childNodes ?? [];
  if (!(text instanceof Text)) throw new Error('no text');
  text.data = '负责前端和后端';
  fireEvent.input(field());
  expect(handleChange).toHaveBeenLastCalledWith('<p>负责前端和后端</p><p>带团队</p>');
  act(() => {
    field().focus();
    window.getSelection()?.collapse(text, 4);
  });
  await waitFor(() => expect(field()).toHaveClass('ProseMirror'));
  expect(field()).toHaveFocus();
  expect(field().innerHTML).toBe('<p>负责前端和后端</p><p>带团队</p>');
  const { focusNode, focusOffset } = window.getSelection() ?? {};
  expect([focusNode?.textContent, focusOffset]).toEqual(['负责前端和后端', 4]);
});

it('a composition is not ended by the editor', async () => {
  open('<p>负责</p>');
  fireEvent.compositionStart(field());
  await act(async () => field().focus());
  expect(field()).not.toHaveClass('ProseMirror');
  fireEvent.compositionEnd(field());
  await waitFor(() => expect(field()).toHaveClass('ProseMirror'));
});

it('a key for the format of what comes next holds in the editor', async () => {
  const { handleChange } = open('<p>负责</p>');
  fireEvent.keyDown(field(), { key: 'b', ctrlKey: true });
  await waitFor(() => expect(tool('加粗')).toHaveAttribute('aria-pressed', 'true'));
  expect(handleChange).not.toHaveBeenCalled();
});

it('is formatted by buttons that say what holds at the caret', async () => {
  const { handleChange } = open('<p>第一条</p>');
  await userEvent.click(tool('无序列表'));
  await waitFor(() => expect(handleChange).toHaveBeenLastCalledWith('<ul><li><p>第一条</p></li></ul>'));
  expect(tool('无序列表')).toHaveAttribute('aria-pressed', 'true');
  expect(field().querySelector('li')).toHaveTextContent('第一条');
});

it('links to addresses of the web only', async () => {
  const { handleChange } = open('<p></p>');
  await userEvent.click(tool('链接'));
  const address = await screen.findByRole('textbox', { name: '链接地址' });
  await userEvent.type(address, 'javascript:alert(1){Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('请输入正确的链接地址');
  await userEvent.clear(address);
  await userEvent.type(address, 'example.com/a{Enter}');
  expect(handleChange).toHaveBeenLastCalledWith('<p><a href="https://example.com/a">example.com/a</a></p>');
  expect(screen.queryByRole('textbox', { name: '链接地址' })).toBeNull();
});

it('follows undo, before and in the editor', async () => {
  const { handleChange, store } = open('<p>新</p>');
  const undo = () => act(() => useResumeEditor.setState(({ revision }) => ({ revision: revision + 1 })));
  store('<p>旧</p>');
  expect(field()).toHaveTextContent('新');
  undo();
  expect(field()).toHaveTextContent('旧');
  await openEditor();
  store('<p>更旧</p>');
  undo();
  expect(field()).toHaveTextContent('更旧');
  expect(handleChange).not.toHaveBeenCalled();
});

it('the Tab key stops once at the formats, between which the arrows move', async () => {
  open('<p>负责</p>');
  await openEditor();
  const tools = within(screen.getByRole('toolbar', { name: '详细内容的格式' })).getAllByRole('button');
  const stops = () => tools.filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual(tools.slice(0, 1));
  act(() => tools[0]?.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(tools[1]).toHaveFocus();
  expect(stops()).toEqual([tools[1]]);
  await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}');
  expect(tools.at(-1)).toHaveFocus();
});
