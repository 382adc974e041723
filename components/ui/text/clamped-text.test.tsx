import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ClampedText } from './clamped-text';

it('runs as its own letters do', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  render(<ClampedText>مرحبا</ClampedText>);
  expect(screen.getByText('مرحبا')).toHaveAttribute('dir', 'auto');
  vi.unstubAllGlobals();
});
