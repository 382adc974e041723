import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useResumeEditor } from '@/lib/domain/resume/resume-store';
import { RichText } from './rich-text';

// jsdom has no layout.
Range.prototype.getClientRects = () => document.body.getClientRects();
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();

async function open(html: string) {
  const handleChange = vi.fn<(html: string) => void>();
  let stored = html;
  render(<RichText label="详细内容" getHtml={() => stored} onChange={handleChange} />);
  const text = await screen.findByRole('textbox', { name: '详细内容' });
  return {
    text,
    handleChange,
    store: (next: string) => (stored = next),
  };
}
const tool = (name: string) => screen.getByRole('button', { name });

it('shows formatted text without what scripts could use', async () => {
  const { text, handleChange } = await open('<p onclick="x()">写了<strong>编辑器</strong><script>x()</script></p>');
  expect(text.innerHTML).toBe('<p>写了<strong>编辑器</strong></p>');
  expect(handleChange).not.toHaveBeenCalled();
});

it('is formatted by buttons that say what holds at the caret', async () => {
  const { text, handleChange } = await open('<p>第一条</p>');
  await userEvent.click(tool('无序列表'));
  expect(handleChange).toHaveBeenLastCalledWith('<ul><li><p>第一条</p></li></ul>');
  expect(tool('无序列表')).toHaveAttribute('aria-pressed', 'true');
  expect(text.querySelector('li')).toHaveTextContent('第一条');
});

it('links to addresses of the web only', async () => {
  const { handleChange } = await open('<p></p>');
  await userEvent.click(tool('链接'));
  const address = screen.getByRole('textbox', { name: '链接地址' });
  await userEvent.type(address, 'javascript:alert(1){Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('请输入正确的链接地址');
  await userEvent.clear(address);
  await userEvent.type(address, 'example.com/a{Enter}');
  expect(handleChange).toHaveBeenLastCalledWith('<p><a href="https://example.com/a">example.com/a</a></p>');
  expect(screen.queryByRole('textbox', { name: '链接地址' })).toBeNull();
});

it('follows undo', async () => {
  const { text, handleChange, store } = await open('<p>新</p>');
  store('<p>旧</p>');
  expect(text).toHaveTextContent('新');
  act(() => useResumeEditor.setState(({ revision }) => ({ revision: revision + 1 })));
  expect(text).toHaveTextContent('旧');
  expect(handleChange).not.toHaveBeenCalled();
});
