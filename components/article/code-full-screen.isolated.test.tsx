import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderArticleHtml } from '@/lib/html/render-article';
import { SITE_UPDATED } from '@/lib/utils/chunk-error';
import { toastTexts } from '@/test/render';
import { ArticleContent } from './article-content';

vi.mock('./code-full-screen', () => ({
  toggleFullScreen: () => {
    throw Object.assign(new Error('Failed to load chunk /a.js'), { name: 'ChunkLoadError' });
  },
}));

test('code whose full screen is missing after a deployment stays, and the reader is told that the site was updated', async () => {
  const { html } = renderArticleHtml('<pre><code>let a = 1;</code></pre>', 'https://site.example');
  const { container } = render(<ArticleContent html={html} />);
  fireEvent.click(screen.getByRole('button', { name: '全屏' }));
  await waitFor(() => expect(toastTexts()).toEqual([SITE_UPDATED]));
  expect(container).toHaveTextContent('let a = 1;');
});
