import { act, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { usePreviewState } from './use-preview';
import { changeWriting, writingStore } from '@/lib/domain/write-center/writing-store';
import { renderApp } from '@/test/render';
import { PreviewPane } from './preview-pane';

it('a text whose first preview is not ready yet has a sentence in its place, never an empty pane', () => {
  writingStore.open(null);
  renderApp(<PreviewPane pane={createRef()} body={createRef()} alone={false} phone={false} />);
  expect(screen.getByText(/^写点什么/)).toBeInTheDocument();
  act(() => changeWriting({ content: '正文' }));
  expect(screen.getByText(/^正在生成预览/)).toBeInTheDocument();
  act(() => usePreviewState.setState({ ofText: true }));
  expect(screen.queryByText(/^正在生成预览/)).toBeNull();
});

it('a theme applies once its stylesheet has loaded, so that no unstyled text is shown', () => {
  writingStore.open(null);
  const body = createRef<HTMLDivElement>();
  renderApp(<PreviewPane pane={createRef()} body={body} alone={false} phone={false} />);
  const sheets = () => [...document.head.querySelectorAll('.chosen-markdown')];
  act(() => changeWriting({ theme: 'juejin' }));
  expect(body.current).not.toHaveAttribute('data-md-theme');
  fireEvent.load(sheets()[0] as Element);
  expect(body.current).toHaveAttribute('data-md-theme', 'juejin');
  act(() => changeWriting({ theme: 'github' }));
  expect(body.current).toHaveAttribute('data-md-theme', 'juejin');
  expect(sheets()).toHaveLength(2);
  fireEvent.load(sheets()[1] as Element);
  expect(body.current).toHaveAttribute('data-md-theme', 'github');
  expect(sheets()).toHaveLength(1);
  act(() => changeWriting({ theme: '' }));
  expect(body.current).not.toHaveAttribute('data-md-theme');
  expect(sheets()).toEqual([]);
});
