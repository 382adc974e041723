import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoadingOverlay } from './loading-overlay';

it.each([
  [undefined, '加载中'],
  ['正在打开反馈…', '正在打开反馈…'],
])('a reader who waits is told what for: %s', (tip, text) => {
  render(<LoadingOverlay {...(tip && { tip })} />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});
