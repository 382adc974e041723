import type { Metadata } from 'next';
import { ArticleView } from '@/components/article/article-view';
import { JsonLd } from '@/components/ui/json-ld';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import { categoryLabel } from '@/lib/domain/article/labels';
import { loadAuthorFacts, loadRecommendations, prepareArticle } from '@/lib/server/articles';
import { loadFirstComments } from '@/lib/server/comments';
import { articleJsonLd, breadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/page-metadata';
import { toIsoTime } from '@/lib/utils/time';

export const revalidate = 3600;
export const generateStaticParams = () => [];

type ArticlePageProps = PageProps<'/post/[id]'>;

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
  const { article, description } = await prepareArticle((await params).id);
  const publishedTime = toIsoTime(article.createTime);
  return pageMetadata({
    title: article.articleTitle,
    description,
    path: routes.article(article.id),
    image: fileRoutes.articleImage(article.id),
    type: 'article',
    noindex: article.status !== 'published',
    article: {
      publishedTime,
      modifiedTime: toIsoTime(article.updateTime),
      author: article.nickname,
    },
  });
}

export default async function ArticlePage({ params }: ArticlePageProps) {
  const { article, content, fingerprint, description } = await prepareArticle((await params).id);
  const [recommendations, author, comments] = await Promise.all([
    loadRecommendations(article),
    loadAuthorFacts(article.userId),
    loadFirstComments({ kind: 'article', id: article.id, ownerId: article.userId }),
  ]);
  const trail = [
    { name: categoryLabel(article.category), path: routes.home({ category: article.category }) },
    { name: article.articleTitle, path: routes.article(article.id) },
  ];
  return (
    <>
      <JsonLd data={articleJsonLd(article, { description, comments })} />
      <JsonLd data={breadcrumbJsonLd(trail)} />
      <ArticleView
        article={article}
        content={content}
        fingerprint={fingerprint}
        {...recommendations}
        author={author}
        comments={comments}
      />
    </>
  );
}
