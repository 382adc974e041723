import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleView } from '@/components/article/article-view/article-view';
import { routes } from '@/lib/config/routes';
import { loadRecommendations, prepareArticle } from '@/lib/server/articles';
import { reportStaleArticle } from './actions';

export const revalidate = 3600;
export const generateStaticParams = () => [];

type ArticlePageProps = PageProps<'/post/[id]'>;

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
  const prepared = await prepareArticle((await params).id);
  if (!prepared) notFound();
  const { article } = prepared;
  return { title: article.articleTitle, alternates: { canonical: routes.article(article.id) } };
}

export default async function ArticlePage({ params }: ArticlePageProps) {
  const prepared = await prepareArticle((await params).id);
  if (!prepared) notFound();
  const recommendations = await loadRecommendations(prepared.article);
  return <ArticleView {...prepared} {...recommendations} onStale={reportStaleArticle} />;
}
