import type { Metadata } from 'next';
import { TutorialList } from '@/components/tutorial/tutorial-list';
import { JsonLd } from '@/components/ui/json-ld';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import { breadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/page-metadata';
import { coursesJsonLd } from '@/lib/server/seo/tutorial-json-ld';
import { loadTutorialPage } from '@/lib/server/tutorial-lists';
import recipes from '@/styles/recipes.module.css';

export const revalidate = 300;

const titleOf = (current: { name: string } | undefined) => (current ? `${current.name}教程` : '教程');

interface TutorialsPageProps {
  params: Promise<{ category?: string }>;
}

export async function generateMetadata({ params }: TutorialsPageProps): Promise<Metadata> {
  const { current, tutorials } = await loadTutorialPage((await params).category);
  return pageMetadata({
    title: titleOf(current),
    description: `成体系的${current?.name ?? '技术'}教程：分章讲解，附代码与常见问题，记得住读到哪里。`,
    path: routes.tutorials(current?.id),
    image: fileRoutes.listImage('tutorial'),
    noindex: current && tutorials.length === 0,
  });
}

export default async function TutorialsPage({ params }: TutorialsPageProps) {
  const { current, tutorials } = await loadTutorialPage((await params).category);
  const trail = [
    { name: '教程', path: routes.tutorials() },
    ...(current ? [{ name: current.name, path: routes.tutorials(current.id) }] : []),
  ];
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(trail)} />
      <JsonLd data={coursesJsonLd({ name: titleOf(current), path: routes.tutorials(current?.id), tutorials })} />
      <h1 className={recipes.visuallyHidden}>{titleOf(current)}</h1>
      <TutorialList tutorials={tutorials} />
    </>
  );
}
