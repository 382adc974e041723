import type { Metadata } from 'next';
import { PageAside } from '@/components/shell/page-aside';
import { PageGrid } from '@/components/frame/page-grid';
import { ArticleHits } from '@/components/search/article-hits';
import { TagBlock } from '@/components/tag/tag-block';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CardHead } from '@/components/ui/card-head';
import { JsonLd } from '@/components/ui/json-ld';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes, syndicationOfTag } from '@/lib/config/routes';
import { commonTags } from '@/lib/domain/article/highlights';
import { breadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { listJsonLd } from '@/lib/server/seo/list-json-ld';
import { pageMetadata } from '@/lib/server/seo/page-metadata';
import { loadTagPage } from '@/lib/server/tagged-articles';
import { isolated } from '@/lib/utils/direction';

export const revalidate = 300;
export const generateStaticParams = () => [];

type TagPageProps = PageProps<'/tag/[tag]'>;

const NAMED_TITLES = 3;

export async function generateMetadata({ params }: TagPageProps): Promise<Metadata> {
  const { tag, label, articles } = await loadTagPage((await params).tag);
  const titles = articles.slice(0, NAMED_TITLES).map(({ articleTitle }) => `《${articleTitle}》`);
  return pageMetadata({
    title: `标签：${isolated(label)}`,
    description: `${articles.length} 篇带“${label}”标签的文章：${titles.join('')}`,
    path: routes.tag(tag),
    image: fileRoutes.tagImage(tag),
    syndication: { code: syndicationOfTag(tag), label },
  });
}

export default async function TagPage({ params }: TagPageProps) {
  const { tag, label, articles, readAt } = await loadTagPage((await params).tag);
  const beside = commonTags(articles).filter((other) => other.tag !== tag);
  return (
    <PageGrid
      aside={
        <PageAside>
          <TagBlock title="相关标签" tags={beside} />
        </PageAside>
      }
    >
      <JsonLd data={breadcrumbJsonLd([{ name: label, path: routes.tag(tag) }])} />
      <JsonLd
        data={listJsonLd({
          name: label,
          path: routes.tag(tag),
          items: articles.map((hit) => ({ name: hit.articleTitle, path: routes.article(hit.id) })),
        })}
      />
      <Card>
        <CardHead title={`标签：${label}`} note={`${articles.length} 篇文章`}>
          <a className={buttonClass('secondary', 'small')} href={fileRoutes.rss(syndicationOfTag(tag))}>
            RSS 订阅
          </a>
        </CardHead>
        <ArticleHits hits={articles} keywords={[]} foundAt={readAt} />
      </Card>
    </PageGrid>
  );
}
