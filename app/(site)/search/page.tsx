import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageGrid } from '@/components/frame/page-grid';
import { PageAside } from '@/components/shell/page-aside';
import { UnavailableList } from '@/components/shell/unavailable-list';
import { ArticleHits } from '@/components/search/article-hits';
import { SearchAside } from '@/components/search/search-aside';
import { SearchStart } from '@/components/search/search-start';
import { ResultsHeading } from '@/components/search/results-heading';
import { UserHits } from '@/components/search/user-hits';
import { Card } from '@/components/ui/card';
import { EndMark } from '@/components/ui/list/end-mark';
import { EmptyState } from '@/components/ui/state/empty-state';
import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import { Pager } from '@/components/ui/list/pager';
import { routes } from '@/lib/config/routes';
import { searchTabs } from '@/lib/config/tabs';
import { refusalOfPage } from '@/lib/server/page-request';
import { findsBeside, parseSearchAddress, searchBoth, type SearchAddress } from '@/lib/server/search';
import { isolated } from '@/lib/utils/direction';
import { formatCount } from '@/lib/utils/format-count';

type SearchPageProps = PageProps<'/search'>;

export async function generateMetadata({ searchParams }: SearchPageProps): Promise<Metadata> {
  const { value } = parseSearchAddress(await searchParams);
  return { title: value === '' ? '搜索' : `${isolated(value)} - 搜索`, robots: { index: false, follow: true } };
}

interface ResultsProps {
  address: SearchAddress;
  found: Awaited<ReturnType<typeof searchBoth>>['found'];
}

function Results({ address, found }: ResultsProps) {
  const { value, kind, page } = address;
  if (value === '') return <SearchStart />;
  if (!found) return <UnavailableList reason={refusalOfPage()} />;
  if (found.list.length === 0) {
    return (
      <EmptyState of="search">
        没有找到与“{value}”相关的{kind === 'article' ? '文章' : '用户'}，换个关键词试试
      </EmptyState>
    );
  }
  const { keywords, pages } = found;
  const words = keywords.length > 0 ? keywords : [value];
  const pageAddress = (target: number) => routes.search({ value, kind, page: target });
  return (
    <>
      {found.kind === 'article' ? (
        <ArticleHits hits={found.list} keywords={words} foundAt={found.foundAt} />
      ) : (
        <UserHits hits={found.list} keywords={words} search={{ value, pageNo: page }} />
      )}
      {page >= pages && <EndMark />}
      <Pager
        label="搜索结果分页"
        page={page}
        pages={pages}
        previous={page > 1 ? pageAddress(page - 1) : undefined}
        next={page < pages ? pageAddress(page + 1) : undefined}
      />
    </>
  );
}

/** A failed search loses the results only, and the document is a 503 (`scripts/serve/site.ts`). */
export default async function SearchPage({ searchParams }: SearchPageProps) {
  const address = parseSearchAddress(await searchParams);
  const { value, kind } = address;
  const { found, others } = await searchBoth(address);
  if (found?.list.length === 0 && address.page > 1) notFound();
  const totals = { [kind]: found?.total, [kind === 'article' ? 'user' : 'article']: others?.total };
  return (
    <PageGrid
      aside={
        <PageAside>
          <SearchAside {...findsBeside(address, [found, others])} />
        </PageAside>
      }
    >
      <Card>
        <ResultsHeading>{value === '' ? '搜索' : `“${value}”的搜索结果`}</ResultsHeading>
        <LinkTabs
          label="搜索类型"
          tabs={searchTabs(value).map(({ kind: ofTab, ...tab }) => {
            const total = totals[ofTab];
            return { ...tab, current: ofTab === kind, ...(total !== undefined && { count: formatCount(total) }) };
          })}
        />
        <Results address={address} found={found} />
      </Card>
    </PageGrid>
  );
}
