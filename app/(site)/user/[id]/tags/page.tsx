import type { Metadata } from 'next';
import { UserTags } from '@/components/tag/user-tags';
import { JsonLd } from '@/components/ui/json-ld';
import { userTabJsonLd } from '@/lib/server/seo/profile-json-ld';
import { loadTagCounts, loadUserTags } from '@/lib/server/tags';
import { loadUser, userMetadata } from '@/lib/server/users';

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/user/[id]/tags'>): Promise<Metadata> {
  return userMetadata((await params).id, 'tags');
}

export default async function UserTagsPage({ params }: PageProps<'/user/[id]/tags'>) {
  const { id } = await params;
  const user = await loadUser(id);
  const [initial, counts] = await Promise.all([loadUserTags(id), loadTagCounts(id)]);
  return (
    <>
      <JsonLd data={userTabJsonLd(user, 'tags')} />
      <UserTags userId={id} initial={initial} counts={counts} />
    </>
  );
}
