import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { QuestionBook } from '@/components/question/question-book';
import recipes from '@/styles/recipes.module.css';

export const generateStaticParams = () => [];

const TITLES = { wrong: '错题本', starred: '收藏的题' } as const;

type QuestionBookPageProps = PageProps<'/question/book/[book]'>;

async function load(params: QuestionBookPageProps['params']) {
  const { book } = await params;
  if (book !== 'wrong' && book !== 'starred') notFound();
  return book;
}

export async function generateMetadata({ params }: QuestionBookPageProps): Promise<Metadata> {
  return { title: TITLES[await load(params)], robots: { index: false } };
}

export default async function QuestionBookPage({ params }: QuestionBookPageProps) {
  const book = await load(params);
  return (
    <>
      <h1 className={recipes.visuallyHidden}>{TITLES[book]}</h1>
      <QuestionBook book={book} />
    </>
  );
}
