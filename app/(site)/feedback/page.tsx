import type { Metadata } from 'next';
import { ArticleContent } from '@/components/reading/reading-content';
import { FeedbackList } from '@/components/feedback/feedback-list';
import { PageAside } from '@/components/shell/page-aside';
import { PageGrid } from '@/components/frame/page-grid';
import { JsonLd } from '@/components/ui/json-ld';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import { FEEDBACK_PAGE_SIZE } from '@/lib/domain/feedback/page-size';
import { feedbackPage, loadFeedbacks } from '@/lib/server/feedback';
import { breadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { listJsonLd } from '@/lib/server/seo/list-json-ld';
import { pageMetadata } from '@/lib/server/seo/page-metadata';
import { clipText } from '@/lib/utils/clip-text';
import { onOneLine } from '@/lib/utils/plain-text';

export const revalidate = 30;

const NAME_COLUMNS = 60;

interface FeedbackPageProps {
  params: Promise<{ page?: string }>;
}

export async function generateMetadata({ params }: FeedbackPageProps): Promise<Metadata> {
  const page = await feedbackPage(params);
  const number = page > 1 ? `第 ${page} 页` : '';
  return pageMetadata({
    title: ['反馈', number].filter(Boolean).join(' · '),
    description: `遇到的问题、想要的功能，都可以告诉我们：大家的反馈与回应${number && `（${number}）`}。`,
    path: routes.feedbacks(page),
    image: fileRoutes.listImage('feedback'),
  });
}

export default async function FeedbackPage({ params }: FeedbackPageProps) {
  const { initial, rendered } = await loadFeedbacks(await feedbackPage(params));
  const bodies = Object.fromEntries(rendered.map(({ id, html }) => [id, <ArticleContent key={id} html={html} />]));
  return (
    <PageGrid aside={<PageAside />}>
      <JsonLd data={breadcrumbJsonLd([{ name: '反馈', path: routes.feedback() }])} />
      <JsonLd
        data={listJsonLd({
          name: '反馈',
          path: routes.feedbacks(initial.pageNo),
          first: (initial.pageNo - 1) * FEEDBACK_PAGE_SIZE + 1,
          items: initial.list.map(({ id, content }) => ({
            name: clipText(onOneLine(content), NAME_COLUMNS),
            path: routes.feedback(id),
          })),
        })}
      />
      <FeedbackList initial={initial} bodies={bodies} />
    </PageGrid>
  );
}
