import { PageAside } from '@/components/layout/page-aside';
import { PageGrid } from '@/components/layout/page-grid';
import { Card } from '@/components/ui/card';
import { JsonLd } from '@/components/ui/json-ld';
import { SectionTabs } from '@/components/ui/section-tabs';
import { UserHead } from '@/components/user/user-head';
import { userTabs } from '@/lib/config/tabs';
import { profileJsonLd } from '@/lib/server/seo/json-ld';
import { loadUser, loadUserCounts } from '@/lib/server/users';

export default async function UserLayout({ params, children }: LayoutProps<'/user/[id]'>) {
  const { id } = await params;
  const user = await loadUser(id);
  const counts = await loadUserCounts(id);
  return (
    <PageGrid aside={<PageAside />}>
      <JsonLd data={profileJsonLd(user, counts)} />
      <UserHead user={user} {...counts} />
      <Card>
        <SectionTabs label="用户主页" tabs={userTabs(id)} />
        {children}
      </Card>
    </PageGrid>
  );
}
