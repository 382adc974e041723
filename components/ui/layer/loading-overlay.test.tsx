import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoadingOverlay } from './loading-overlay';

it.each([
  [undefined, '加载中'],
  ['正在打开登录…', '正在打开登录…'],
])('a reader who waits is told what for: %s', (tip, text) => {
  render(<LoadingOverlay {...(tip && { tip })} />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});
