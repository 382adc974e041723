import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeWriting, writingStore } from '@/lib/domain/write-center/writing-store';
import { WriteCenterStatus } from './write-center-status';

it('characters and lines are counted with the key that changes them, without the preview', () => {
  writingStore.open(null);
  render(<WriteCenterStatus synced onSync={() => {}} onTop={() => {}} />);
  expect(screen.getByText(/^字数：/)).toHaveTextContent('字数：0');
  act(() => changeWriting({ content: 'Hello 世界\n第二行' }));
  expect(screen.getByText(/^字数：/)).toHaveTextContent('字数：6');
  expect(screen.getByText(/^行数：/)).toHaveTextContent('行数：2');
});
