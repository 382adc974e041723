import type { Metadata } from 'next';
import { FeedbackList } from '@/components/feedback/feedback-list/feedback-list';
import { routes } from '@/lib/config/routes';
import { loadFeedbacks } from '@/lib/server/feedback';
import { pageMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 30;
/** The segment behind the rewrite has the one value 1: without it the page would be rendered by the build, which knows no API. */
export const generateStaticParams = () => [];

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: '反馈',
    description: '遇到的问题、想要的功能，都可以告诉我们。',
    path: routes.feedback(),
  });
}

export default async function FeedbackPage() {
  return <FeedbackList initial={await loadFeedbacks()} />;
}
