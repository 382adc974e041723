import type { Metadata } from 'next';
import { ArticleContent } from '@/components/article/article-content';
import { PageAside } from '@/components/layout/page-aside';
import { PageGrid } from '@/components/layout/page-grid';
import { FeedbackList } from '@/components/feedback/feedback-list';
import { routes } from '@/lib/config/routes';
import { loadFeedbacks } from '@/lib/server/feedback';
import { pageMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 30;

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: '反馈',
    description: '遇到的问题、想要的功能，都可以告诉我们。',
    path: routes.feedback(),
  });
}

export default async function FeedbackPage() {
  const { initial, rendered } = await loadFeedbacks();
  const bodies = Object.fromEntries(rendered.map(({ id, html }) => [id, <ArticleContent key={id} html={html} />]));
  return (
    <PageGrid aside={<PageAside />}>
      <FeedbackList initial={initial} bodies={bodies} />
    </PageGrid>
  );
}
