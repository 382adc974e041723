import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CharacterCount } from './character-count';

it.each([
  [10, '10/100', ''],
  [89, '89/100', ''],
  [90, '90/100', '快到 100 字了'],
  [100, '100/100', '快到 100 字了'],
  [101, '101/100', '超过 100 字了'],
])('of %i characters is shown, and said near the end and beyond it', (length, shown, said) => {
  render(<CharacterCount text={'字'.repeat(length)} max={100} />);
  expect(screen.getByText(shown)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${said}$`));
});

it.each([
  ['一句😀', ''],
  ['一\n二', ''],
  ['一\r\n二', '换行算 2 字'],
  ['👨‍👩‍👧‍👦', '部分表情算多字'],
  ['👍🏻', '部分表情算多字'],
  ['1️⃣\r\n', '换行算 2 字，部分表情算多字'],
])('of %j has a note why it is more than readers see: %j', (text, note) => {
  render(<CharacterCount text={text} max={20} />);
  expect(screen.queryByText(/算/)?.textContent ?? '').toBe(note);
});

it('has its note only once the limit comes near', () => {
  const { rerender } = render(<CharacterCount text="👍🏻" max={255} />);
  expect(screen.queryByText('部分表情算多字')).toBeNull();
  rerender(<CharacterCount text={'👍🏻'.repeat(103)} max={255} />);
  expect(screen.getByText('部分表情算多字')).toBeVisible();
});

it('is not shown while much is left, where it is so wanted', () => {
  render(<CharacterCount text={'字'.repeat(10)} max={100} shownFrom={20} />);
  expect(screen.queryByText('10/100')).toBeNull();
});
