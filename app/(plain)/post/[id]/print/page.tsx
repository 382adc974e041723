import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticlePrint } from '@/components/article/article-print';
import { routes } from '@/lib/config/routes';
import { prepareArticle } from '@/lib/server/articles';

export const revalidate = 3600;
export const generateStaticParams = () => [];

type PrintPageProps = PageProps<'/post/[id]/print'>;

export async function generateMetadata({ params }: PrintPageProps): Promise<Metadata> {
  const { id } = await params;
  const prepared = await prepareArticle(id);
  if (!prepared) notFound();
  return {
    title: `打印预览 · ${prepared.article.articleTitle}`,
    robots: { index: false },
    alternates: { canonical: routes.article(id) },
  };
}

export default async function PrintPage({ params }: PrintPageProps) {
  const prepared = await prepareArticle((await params).id);
  if (!prepared) notFound();
  return <ArticlePrint article={prepared.article} html={prepared.content.html} />;
}
