import type { Metadata } from 'next';
import { UserShares } from '@/components/share/user-shares';
import { JsonLd } from '@/components/ui/json-ld';
import { routes } from '@/lib/config/routes';
import { listJsonLd } from '@/lib/server/seo/list-json-ld';
import { shareTitle } from '@/lib/server/seo/share-title';
import { userTabJsonLd } from '@/lib/server/seo/profile-json-ld';
import { loadUserShares } from '@/lib/server/user-lists';
import { loadUser, userMetadata } from '@/lib/server/users';
import { isolated } from '@/lib/utils/direction';

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/user/[id]/circle'>): Promise<Metadata> {
  const { id } = await params;
  return userMetadata(id, 'circle', { rows: (await loadUserShares(id))?.list.length });
}

export default async function UserSharesPage({ params }: PageProps<'/user/[id]/circle'>) {
  const { id } = await params;
  const user = await loadUser(id);
  const initial = await loadUserShares(id);
  return (
    <>
      <JsonLd data={userTabJsonLd(user, 'circle')} />
      <JsonLd
        data={listJsonLd({
          name: `${isolated(user.nickname)} 的友圈`,
          path: routes.user(id, 'circle'),
          items: initial?.list.map((share) => ({ name: shareTitle(share), path: routes.share(share.id) })) ?? [],
        })}
      />
      <UserShares userId={id} list="own" initial={initial} />
    </>
  );
}
