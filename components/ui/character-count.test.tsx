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
  render(<CharacterCount length={length} max={100} />);
  expect(screen.getByText(shown)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${said}$`));
});

it('is not what readers see: a note says why once the limit comes near', () => {
  const { rerender } = render(<CharacterCount length={10} max={255} note="部分表情算多字" />);
  expect(screen.queryByText('部分表情算多字')).toBeNull();
  rerender(<CharacterCount length={206} max={255} note="部分表情算多字" />);
  expect(screen.getByText('部分表情算多字')).toBeVisible();
});

it('is not shown while much is left, where it is so wanted', () => {
  render(<CharacterCount length={10} max={100} shownFrom={20} />);
  expect(screen.queryByText('10/100')).toBeNull();
});
