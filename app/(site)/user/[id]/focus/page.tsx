import type { Metadata } from 'next';
import { JsonLd } from '@/components/ui/json-ld';
import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import { FollowList } from '@/components/user/follow-list';
import { otherUserList, userListTabs } from '@/lib/config/tabs';
import { userTabJsonLd } from '@/lib/server/seo/profile-json-ld';
import { loadFollows, userListAddress } from '@/lib/server/user-lists';
import { loadUser, userMetadata } from '@/lib/server/users';

export const revalidate = 300;
export const generateStaticParams = () => [];

const listAddress = userListAddress('focus');

interface UserFollowsProps {
  params: Promise<{ id: string; type?: string }>;
}

export async function generateMetadata({ params }: UserFollowsProps): Promise<Metadata> {
  const { id, type } = await listAddress(params);
  return userMetadata(id, 'focus', { list: otherUserList(id, 'focus', type) });
}

export default async function UserFollowsPage({ params }: UserFollowsProps) {
  const { id, type } = await listAddress(params);
  const user = await loadUser(id);
  return (
    <>
      <JsonLd data={userTabJsonLd(user, 'focus', otherUserList(id, 'focus', type))} />
      <LinkTabs inner label="关注与粉丝" tabs={userListTabs(id, 'focus', type)} />
      <FollowList key={type} userId={id} list={type} initial={await loadFollows(id, type)} />
    </>
  );
}
