import type { Metadata } from 'next';
import { MarkedArticles } from '@/components/article/marked-articles';
import { CollectedTools } from '@/components/tool/collected-tools';
import { JsonLd } from '@/components/ui/json-ld';
import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import { otherUserList, userListTabs } from '@/lib/config/tabs';
import { userTabJsonLd } from '@/lib/server/seo/profile-json-ld';
import { loadCollectedArticles, loadCollectedTools, userListAddress } from '@/lib/server/user-lists';
import { loadUser, userMetadata } from '@/lib/server/users';

export const revalidate = 300;
export const generateStaticParams = () => [];

const listAddress = userListAddress('collect');

interface UserCollectProps {
  params: Promise<{ id: string; type?: string }>;
}

export async function generateMetadata({ params }: UserCollectProps): Promise<Metadata> {
  const { id, type } = await listAddress(params);
  return userMetadata(id, 'collect', { list: otherUserList(id, 'collect', type) });
}

export default async function UserCollectPage({ params }: UserCollectProps) {
  const { id, type } = await listAddress(params);
  const user = await loadUser(id);
  return (
    <>
      <JsonLd data={userTabJsonLd(user, 'collect', otherUserList(id, 'collect', type))} />
      <LinkTabs inner label="收藏的内容" tabs={userListTabs(id, 'collect', type)} />
      {type === 'article' ? <Articles userId={id} /> : <Tools userId={id} />}
    </>
  );
}

async function Articles({ userId }: { userId: string }) {
  const initial = await loadCollectedArticles(userId);
  return <MarkedArticles userId={userId} list="collected" initial={initial} />;
}

async function Tools({ userId }: { userId: string }) {
  return <CollectedTools userId={userId} initial={await loadCollectedTools(userId)} />;
}
