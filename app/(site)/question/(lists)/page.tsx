import type { Metadata } from 'next';
import { QuestionBank } from '@/components/question/question-bank';
import { JsonLd } from '@/components/ui/json-ld';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import { breadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/page-metadata';
import recipes from '@/styles/recipes.module.css';

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: '题库',
    description: '按分类练习的技术题库：选择题与简答题，附解析；支持背题模式、错题本、收藏与连续练习记录。',
    path: routes.questions(),
    image: fileRoutes.listImage('question'),
  });

export default function QuestionsPage() {
  return (
    <>
      <JsonLd data={breadcrumbJsonLd([{ name: '题库', path: routes.questions() }])} />
      <h1 className={recipes.visuallyHidden}>题库</h1>
      <QuestionBank />
    </>
  );
}
