import { ArticleLinks } from '@/components/article/article-links';
import { PageGrid } from '@/components/frame/page-grid';
import { PageAside } from '@/components/shell/page-aside';
import { Card } from '@/components/ui/card';
import { LinksBlock } from '@/components/frame/links-block';
import { UserAside } from '@/components/user/user-aside';
import { UserHead } from '@/components/user/user-head';
import { UserTabs } from '@/components/user/user-tabs';
import { loadUserHighlights } from '@/lib/server/user-highlights';
import { loadUser, loadUserCounts } from '@/lib/server/users';

export default async function UserLayout({ params, children }: LayoutProps<'/user/[id]'>) {
  const { id } = await params;
  const user = await loadUser(id);
  const [counts, { best, tags }] = await Promise.all([loadUserCounts(id), loadUserHighlights(id)]);
  const aside = (
    <PageAside>
      <UserAside user={user} actions={counts.actions} tags={tags}>
        {best.length > 0 && (
          <LinksBlock title="代表作">
            <ArticleLinks articles={best} />
          </LinksBlock>
        )}
      </UserAside>
    </PageAside>
  );
  return (
    <PageGrid aside={aside} asideLabel="关于作者">
      <UserHead user={user} {...counts} />
      <Card>
        <UserTabs user={user} {...counts} />
        {children}
      </Card>
    </PageGrid>
  );
}
