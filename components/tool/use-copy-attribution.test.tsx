import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { prefixPageTitle } from '@/lib/browser/page-title';
import { useCopyAttribution } from './use-copy-attribution';

const TEXT = '微软开源的代码编辑器，插件最全';

function Page() {
  useCopyAttribution();
  return (
    <>
      <p>{TEXT}</p>
      <pre>const answer = 42; // of code</pre>
      <input aria-label="输入框" defaultValue={TEXT} />
    </>
  );
}

beforeEach(() => {
  document.title = '工具 - GimiShare';
  history.replaceState(null, '', '/tool#category');
  render(<Page />);
});

function copy(node: Node, target: Node = node) {
  document.getSelection()?.selectAllChildren(node);
  const setData = vi.fn();
  const left = fireEvent(
    target,
    Object.assign(new Event('copy', { bubbles: true, cancelable: true }), { clipboardData: { setData } }),
  );
  return left
    ? undefined
    : new Map<string, string>(setData.mock.calls.map(([type, text]) => [String(type), String(text)]));
}

it('a longer text takes the page’s title and address with it, as text and as html', () => {
  const copied = copy(screen.getByText(TEXT));
  expect(copied?.get('text/plain')).toBe(`${TEXT}\n\n————————\n来源：工具 - GimiShare\n链接：${location.origin}/tool`);
  expect(copied?.get('text/html')).toContain(TEXT);
});

it('the unread count in the title stays with the reader', () => {
  const end = prefixPageTitle('(16) ');
  expect(copy(screen.getByText(TEXT))?.get('text/plain')).toContain('来源：工具 - GimiShare');
  end();
});

it('code and what stands in a field are copied as they are', () => {
  expect(copy(screen.getByText(/of code/))).toBeUndefined();
  expect(copy(screen.getByText(TEXT), screen.getByRole('textbox'))).toBeUndefined();
});

it('a short text is copied as it is', () => {
  screen.getByText(TEXT).textContent = '代码编辑器';
  expect(copy(screen.getByText('代码编辑器'))).toBeUndefined();
});
