import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { QuestionBook } from '@/components/question/question-book';
import { BOOK_TITLES } from '@/lib/domain/question/practice';
import recipes from '@/styles/recipes.module.css';

export const generateStaticParams = () => [];

type QuestionBookPageProps = PageProps<'/question/book/[book]'>;

async function load(params: QuestionBookPageProps['params']) {
  const { book } = await params;
  if (book !== 'wrong' && book !== 'starred') notFound();
  return book;
}

export async function generateMetadata({ params }: QuestionBookPageProps): Promise<Metadata> {
  return { title: BOOK_TITLES[await load(params)], robots: { index: false } };
}

export default async function QuestionBookPage({ params }: QuestionBookPageProps) {
  const book = await load(params);
  return (
    <>
      <h1 className={recipes.visuallyHidden}>{BOOK_TITLES[book]}</h1>
      <QuestionBook book={book} />
    </>
  );
}
