import type { Metadata } from 'next';
import { ChapterView } from '@/components/tutorial/chapter-view';
import { JsonLd } from '@/components/ui/json-ld';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import { breadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/page-metadata';
import { chapterJsonLd } from '@/lib/server/seo/tutorial-json-ld';
import { prepareChapter } from '@/lib/server/tutorials';
import { isolated } from '@/lib/utils/direction';

export const revalidate = 300;
export const generateStaticParams = () => [];

type ChapterPageProps = PageProps<'/tutorial/[id]/[chapter]'>;

async function load(params: ChapterPageProps['params']) {
  const { id, chapter } = await params;
  return prepareChapter(id, chapter);
}

export async function generateMetadata({ params }: ChapterPageProps): Promise<Metadata> {
  const { tutorial, chapter, description } = await load(params);
  return pageMetadata({
    title: `${isolated(chapter.title)} - ${isolated(tutorial.name)}`,
    description,
    path: routes.chapter(tutorial.id, chapter.id),
    image: fileRoutes.chapterImage(tutorial.id, chapter.id),
  });
}

export default async function ChapterPage({ params }: ChapterPageProps) {
  const prepared = await load(params);
  const { tutorial, chapters, content, fingerprint, answers, previous, next } = prepared;
  const { id, title, isFaq } = prepared.chapter;
  const trail = [
    { name: '教程', path: routes.tutorials() },
    { name: tutorial.name, path: routes.tutorial(tutorial.id) },
    { name: title, path: routes.chapter(tutorial.id, id) },
  ];
  return (
    <>
      <JsonLd data={chapterJsonLd(prepared)} />
      <JsonLd data={breadcrumbJsonLd(trail)} />
      <ChapterView
        tutorial={tutorial}
        chapters={chapters}
        chapter={{ id, title, isFaq }}
        content={content}
        fingerprint={fingerprint}
        answers={answers}
        previous={previous}
        next={next}
      />
    </>
  );
}
