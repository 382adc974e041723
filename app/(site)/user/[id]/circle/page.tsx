import type { Metadata } from 'next';
import { UserShares } from '@/components/share/user-shares';
import { JsonLd } from '@/components/ui/json-ld';
import { userTabJsonLd } from '@/lib/server/seo/json-ld';
import { loadUserShares } from '@/lib/server/user-lists';
import { loadUser, userMetadata } from '@/lib/server/users';

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/user/[id]/circle'>): Promise<Metadata> {
  const { id } = await params;
  return userMetadata(id, 'circle', { rows: (await loadUserShares(id))?.list.length });
}

export default async function UserSharesPage({ params }: PageProps<'/user/[id]/circle'>) {
  const { id } = await params;
  const user = await loadUser(id);
  return (
    <>
      <JsonLd data={userTabJsonLd(user, 'circle')} />
      <UserShares userId={id} list="own" initial={await loadUserShares(id)} />
    </>
  );
}
