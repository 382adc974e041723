import type { Metadata } from 'next';
import { UserShares } from '@/components/share/user-shares';
import { JsonLd } from '@/components/ui/json-ld';
import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import { otherUserList, userListTabs } from '@/lib/config/tabs';
import { userTabJsonLd } from '@/lib/server/seo/profile-json-ld';
import { loadLikedShares } from '@/lib/server/user-lists';
import { loadUser, userMetadata } from '@/lib/server/users';

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/user/[id]/agree/~/share'>): Promise<Metadata> {
  const { id } = await params;
  return userMetadata(id, 'agree', { list: otherUserList(id, 'agree', 'share') });
}

/** Separate, so that readers of liked articles load no code of shares. */
export default async function LikedSharesPage({ params }: PageProps<'/user/[id]/agree/~/share'>) {
  const { id } = await params;
  const user = await loadUser(id);
  return (
    <>
      <JsonLd data={userTabJsonLd(user, 'agree', otherUserList(id, 'agree', 'share'))} />
      <LinkTabs inner label="点赞的内容" tabs={userListTabs(id, 'agree', 'share')} />
      <UserShares userId={id} list="liked" initial={await loadLikedShares(id)} />
    </>
  );
}
