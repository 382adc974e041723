import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp, toastTexts } from '@/test/render';
import { ReadingTools } from './reading-tools';

const HTML =
  '<p>质能方程 <math><semantics><mi>E</mi><annotation encoding="application/x-tex">E=mc^2</annotation></semantics></math></p>' +
  '<div class="table-scroll" role="region" tabindex="0" aria-label="表格 1"><table><tr><th>甲</th></tr><tr><td>1</td></tr></table></div>' +
  '<a href="#end">之后</a>';

const writeText = vi.fn(async (_text: string) => {});

beforeEach(() => {
  writeText.mockClear();
  document.body.innerHTML = `<div><div class="markdown-body" data-reading>${HTML}</div></div>`;
});

function show() {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  renderApp(<ReadingTools text={{ id: 'a', href: '/post/a', title: '甲', author: '' }} />);
  return user;
}

describe('a formula and a table', () => {
  it('a formula is copied as LaTeX where it is tapped, and the button goes with the next tap elsewhere', async () => {
    const user = show();
    expect(screen.queryByRole('button')).toBeNull();
    fireEvent.click(document.querySelector('mi') ?? document.body);
    await user.click(await screen.findByRole('button', { name: '复制 LaTeX' }));
    expect(writeText).toHaveBeenCalledWith('E=mc^2');
    expect(toastTexts()).toEqual(['已复制 LaTeX']);
    fireEvent.click(screen.getByText(/质能方程/));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a table is copied by key: Tab leads to its buttons, and behind it from there', async () => {
    const user = show();
    await user.tab();
    expect(screen.getByRole('region', { name: '表格 1' })).toHaveFocus();
    await screen.findByRole('button', { name: '复制表格' });
    await user.tab();
    expect(screen.getByRole('button', { name: '复制表格' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(writeText).toHaveBeenLastCalledWith('甲\n1');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(writeText).toHaveBeenLastCalledWith('| 甲 |\n| --- |\n| 1 |');
    await user.tab();
    expect(screen.getByRole('link', { name: '之后' })).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a copy that the browser refuses is said', async () => {
    const user = show();
    writeText.mockRejectedValueOnce(new Error('NotAllowedError'));
    fireEvent.click(document.querySelector('math') ?? document.body);
    await user.click(await screen.findByRole('button', { name: '复制 LaTeX' }));
    expect(toastTexts()).toEqual(['复制失败，请选中内容后手动复制']);
  });
});
