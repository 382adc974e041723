import type { Metadata } from 'next';
import { PageGrid } from '@/components/frame/page-grid';
import { PageAside } from '@/components/shell/page-aside';
import { QuestionsAside } from '@/components/question/questions-aside';
import { QuestionView } from '@/components/question/question-view';
import { JsonLd } from '@/components/ui/json-ld';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import { prepareQuestion } from '@/lib/server/questions';
import { breadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/page-metadata';
import { questionJsonLd } from '@/lib/server/seo/question-json-ld';
import { isolated } from '@/lib/utils/direction';

export const revalidate = 300;
export const generateStaticParams = () => [];

interface QuestionPageProps {
  params: Promise<{ id: string; tagId?: string }>;
}

async function load(params: QuestionPageProps['params']) {
  const { id, tagId } = await params;
  return prepareQuestion(id, tagId);
}

export async function generateMetadata({ params }: QuestionPageProps): Promise<Metadata> {
  const { id, question, prose } = await load(params);
  return pageMetadata({
    title: `${isolated(question.title)} - 题库`,
    description: [question.title, ...question.options, prose.description].filter(Boolean).join('；'),
    path: routes.question(id),
    image: fileRoutes.questionImage(id),
  });
}

export default async function QuestionPage({ params }: QuestionPageProps) {
  const { place, ...view } = await load(params);
  const { id, question } = view;
  const trail = [
    { name: '题库', path: routes.questions() },
    { name: question.title, path: routes.question(id) },
  ];
  return (
    <PageGrid
      aside={
        <PageAside>
          <QuestionsAside place={place} current={id} />
        </PageAside>
      }
    >
      <JsonLd data={questionJsonLd(view)} />
      <JsonLd data={breadcrumbJsonLd(trail)} />
      <QuestionView {...view} order={place?.questions.map((listed) => listed.id)} />
    </PageGrid>
  );
}
