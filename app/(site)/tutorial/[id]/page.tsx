import type { Metadata } from 'next';
import { TutorialIntro } from '@/components/tutorial/tutorial-intro';
import { JsonLd } from '@/components/ui/json-ld';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import { breadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/page-metadata';
import { courseJsonLd } from '@/lib/server/seo/tutorial-json-ld';
import { loadTutorial } from '@/lib/server/tutorials';

export const revalidate = 300;
export const generateStaticParams = () => [];

type TutorialPageProps = Pick<PageProps<'/tutorial/[id]'>, 'params'>;

export async function generateMetadata({ params }: TutorialPageProps): Promise<Metadata> {
  const { tutorial } = await loadTutorial((await params).id);
  const { id, name, summary, desc } = tutorial;
  return pageMetadata({
    title: name,
    description: summary || desc || name,
    path: routes.tutorial(id),
    image: fileRoutes.tutorialImage(id),
  });
}

export default async function TutorialPage({ params }: TutorialPageProps) {
  const { tutorial, chapters } = await loadTutorial((await params).id);
  const trail = [
    { name: '教程', path: routes.tutorials() },
    { name: tutorial.name, path: routes.tutorial(tutorial.id) },
  ];
  return (
    <>
      <JsonLd data={courseJsonLd(tutorial, chapters)} />
      <JsonLd data={breadcrumbJsonLd(trail)} />
      <TutorialIntro tutorial={tutorial} chapters={chapters} />
    </>
  );
}
