import { PageGrid } from '@/components/frame/page-grid';
import { Card } from '@/components/ui/card';
import { UserAside } from '@/components/user/user-aside';
import { UserHead } from '@/components/user/user-head';
import { UserTabs } from '@/components/user/user-tabs';
import { loadUserHighlights } from '@/lib/server/user-highlights';
import { loadUser, loadUserCounts } from '@/lib/server/users';

export default async function UserLayout({ params, children }: LayoutProps<'/user/[id]'>) {
  const { id } = await params;
  const user = await loadUser(id);
  const [counts, highlights] = await Promise.all([loadUserCounts(id), loadUserHighlights(id)]);
  return (
    <PageGrid aside={<UserAside user={user} actions={counts.actions} {...highlights} />} asideLabel="关于作者">
      <UserHead user={user} {...counts} />
      <Card>
        <UserTabs user={user} {...counts} />
        {children}
      </Card>
    </PageGrid>
  );
}
