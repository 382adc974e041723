import type { Metadata } from 'next';
import { PageAside } from '@/components/shell/page-aside';
import { PageGrid } from '@/components/frame/page-grid';
import { Card } from '@/components/ui/card';
import { CardHead } from '@/components/ui/card-head';
import { EmptyState } from '@/components/ui/state/empty-state';
import { JsonLd } from '@/components/ui/json-ld';
import { Pager } from '@/components/ui/list/pager';
import { OwnPlace } from '@/components/user/own-place';
import { RankRules } from '@/components/user/rank-rules';
import { RankedAuthors } from '@/components/user/ranked-authors';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import { RANK_PAGE_SIZE } from '@/lib/domain/user/page-size';
import { loadRankPage, rankPage } from '@/lib/server/rank';
import { breadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { listJsonLd } from '@/lib/server/seo/list-json-ld';
import { pageMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 300;

interface RankPageProps {
  params: Promise<{ page?: string }>;
}

async function load(params: RankPageProps['params']) {
  const page = await rankPage(params);
  return { page, ...(await loadRankPage(page)) };
}

export async function generateMetadata({ params }: RankPageProps): Promise<Metadata> {
  const { page } = await load(params);
  return pageMetadata({
    title: page === 1 ? '作者榜' : `作者榜 · 第 ${page} 页`,
    description: '本周最受读者欢迎的作者：获赞与阅读排行。',
    path: routes.rank(page),
    image: fileRoutes.listImage('rank'),
  });
}

export default async function RankPage({ params }: RankPageProps) {
  const { page, authors, hasNext } = await load(params);
  const firstRank = (page - 1) * RANK_PAGE_SIZE + 1;
  return (
    <PageGrid
      aside={
        <PageAside>
          <OwnPlace authorIds={authors.map(({ id }) => id)} firstRank={firstRank} />
          <RankRules />
        </PageAside>
      }
    >
      <JsonLd data={breadcrumbJsonLd([{ name: '作者榜', path: routes.rank() }])} />
      <JsonLd
        data={listJsonLd({
          name: '作者榜',
          path: routes.rank(page),
          first: firstRank,
          items: authors.map(({ id, nickname }) => ({ name: nickname, path: routes.user(id) })),
        })}
      />
      <Card>
        <CardHead title="作者榜" note="每周更新；列出的获赞与阅读是累计的" />
        {authors.length === 0 ? (
          <EmptyState of="member">本周还没有上榜的作者</EmptyState>
        ) : (
          <RankedAuthors authors={authors} firstRank={firstRank} />
        )}
        <Pager
          label="作者榜分页"
          page={page}
          previous={page > 1 ? routes.rank(page - 1) : undefined}
          next={hasNext ? routes.rank(page + 1) : undefined}
        />
      </Card>
    </PageGrid>
  );
}
