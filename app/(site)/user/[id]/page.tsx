import type { Metadata } from 'next';
import { UserDynamics } from '@/components/dynamic/user-dynamics';
import { JsonLd } from '@/components/ui/json-ld';
import { HeatMapFrame } from '@/components/user/heat-map-frame';
import { LazyHeatMap } from '@/components/user/heat-map.lazy';
import { profileJsonLd, userTabJsonLd } from '@/lib/server/seo/profile-json-ld';
import { loadUserDynamics } from '@/lib/server/user-lists';
import { loadUser, loadUserCounts, userMetadata } from '@/lib/server/users';

export const revalidate = 300;
export const generateStaticParams = () => [];

type UserPageProps = Pick<PageProps<'/user/[id]'>, 'params'>;

export async function generateMetadata({ params }: UserPageProps): Promise<Metadata> {
  const { id } = await params;
  return userMetadata(id, 'dynamic', { rows: (await loadUserDynamics(id))?.list.length });
}

export default async function UserDynamicPage({ params }: UserPageProps) {
  const { id } = await params;
  const user = await loadUser(id);
  return (
    <>
      <JsonLd data={profileJsonLd(user, await loadUserCounts(id))} />
      <JsonLd data={userTabJsonLd(user, 'dynamic')} />
      <LazyHeatMap userId={id} waiting={<HeatMapFrame busy />} />
      <UserDynamics userId={id} initial={await loadUserDynamics(id)} />
    </>
  );
}
