import type { Metadata } from 'next';
import { TutorialList } from '@/components/tutorial/tutorial-list';
import { routes } from '@/lib/config/routes';
import { pageMetadata } from '@/lib/server/seo/page-metadata';
import { loadTutorialPage } from '@/lib/server/tutorial-lists';

export const revalidate = 300;

interface TutorialsPageProps {
  /** Without a category at the tutorials' own address. */
  params: Promise<{ category?: string }>;
}

export async function generateMetadata({ params }: TutorialsPageProps): Promise<Metadata> {
  const { current } = await loadTutorialPage((await params).category);
  return pageMetadata({
    title: current ? `${current.name}教程` : '教程',
    description: `成体系的${current?.name ?? '技术'}教程：分章讲解，附代码与常见问题，记得住读到哪里。`,
    path: routes.tutorials(current?.id),
  });
}

export default async function TutorialsPage({ params }: TutorialsPageProps) {
  const { tutorials } = await loadTutorialPage((await params).category);
  return <TutorialList tutorials={tutorials} />;
}
