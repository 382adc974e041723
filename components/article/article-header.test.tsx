import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useImagePreview } from '@/components/ui/layer/image-preview-store';
import { visitArticle } from '@/lib/domain/article/api';
import { givenArticle, userNamed } from '@/mocks/testing';
import { renderApp } from '@/test/render';
import { ArticleCover } from './article-cover';
import { ArticleHeader } from './article-header';

async function open(category: string) {
  const article = await visitArticle(givenArticle({ username: 'demouser', content: '正文', category }).id);
  if (!article) throw new Error('The article is not there');
  renderApp(<ArticleHeader article={article} readingMinutes={3} />);
}

it('an article leads to the feed of its category', async () => {
  await open('2');
  expect(screen.getByRole('navigation', { name: '面包屑' })).toHaveTextContent('IT技术');
  expect(screen.getByRole('link', { name: 'IT技术' })).toHaveAttribute('href', '/?category=2');
});

it('an article of an unknown category has no way to a feed that does not exist', async () => {
  await open('77');
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('the job of an author runs as its own letters do', async () => {
  userNamed('demouser').job = 'مهندس';
  await open('2');
  expect(screen.getByText('مهندس').tagName).toBe('BDI');
});

it('the cover is enlarged on a press', () => {
  renderApp(<ArticleCover src="https://pictures.example/cover.png" />);
  fireEvent.click(screen.getByRole('button', { name: '查看封面大图' }));
  expect(useImagePreview.getState()).toMatchObject({
    index: 0,
    images: [{ src: 'https://pictures.example/cover.png' }],
  });
  useImagePreview.getState().close();
});
