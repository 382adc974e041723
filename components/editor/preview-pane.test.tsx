import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { usePreviewState } from '@/hooks/editor/use-preview';
import { changeWriting, openWriting } from '@/lib/domain/editor/store';
import { PreviewPane } from './preview-pane';

it('a text whose first preview is not ready yet has a sentence in its place, never an empty pane', () => {
  openWriting(null);
  render(<PreviewPane pane={createRef()} body={createRef()} />);
  expect(screen.getByText(/^写点什么/)).toBeInTheDocument();
  act(() => changeWriting({ content: '正文' }));
  expect(screen.getByText(/^正在生成预览/)).toBeInTheDocument();
  act(() => usePreviewState.setState({ ofText: true }));
  expect(screen.queryByText(/^正在生成预览/)).toBeNull();
});
