import type { Metadata } from 'next';
import { ArticlePrint } from '@/components/article/article-print';
import { routes } from '@/lib/config/routes';
import { prepareArticle } from '@/lib/server/articles';
import { isolated } from '@/lib/utils/direction';

export const revalidate = 3600;
export const generateStaticParams = () => [];

type PrintPageProps = PageProps<'/post/[id]/print'>;

export async function generateMetadata({ params }: PrintPageProps): Promise<Metadata> {
  const { id } = await params;
  const { article } = await prepareArticle(id);
  return {
    title: `打印预览 · ${isolated(article.articleTitle)}`,
    robots: { index: false },
    alternates: { canonical: routes.article(id) },
  };
}

export default async function PrintPage({ params }: PrintPageProps) {
  const { article, content } = await prepareArticle((await params).id);
  return <ArticlePrint article={article} html={content.html} />;
}
