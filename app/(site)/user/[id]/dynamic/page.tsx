import type { Metadata } from 'next';
import { UserDynamics } from '@/components/dynamic/user-dynamics';
import { JsonLd } from '@/components/ui/json-ld';
import { HeatMapFrame } from '@/components/user/heat-map-frame';
import { UserHeatMap } from '@/components/user/user-heat-map';
import { userTabJsonLd } from '@/lib/server/seo/json-ld';
import { loadUserDynamics } from '@/lib/server/user-lists';
import { loadUser, userMetadata } from '@/lib/server/users';

export const revalidate = 300;
export const generateStaticParams = () => [];

type UserDynamicProps = Pick<PageProps<'/user/[id]/dynamic'>, 'params'>;

export async function generateMetadata({ params }: UserDynamicProps): Promise<Metadata> {
  return userMetadata((await params).id, 'dynamic');
}

export default async function UserDynamicPage({ params }: UserDynamicProps) {
  const { id } = await params;
  const user = await loadUser(id);
  return (
    <>
      <JsonLd data={userTabJsonLd(user, 'dynamic')} />
      <UserHeatMap userId={id} waiting={<HeatMapFrame busy />} />
      <UserDynamics userId={id} initial={await loadUserDynamics(id)} />
    </>
  );
}
