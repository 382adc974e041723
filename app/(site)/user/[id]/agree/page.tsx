import type { Metadata } from 'next';
import { MarkedArticles } from '@/components/article/marked-articles';
import { JsonLd } from '@/components/ui/json-ld';
import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import { userListTabs } from '@/lib/config/tabs';
import { userTabJsonLd } from '@/lib/server/seo/profile-json-ld';
import { loadLikedArticles } from '@/lib/server/user-lists';
import { loadUser, userMetadata } from '@/lib/server/users';

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/user/[id]/agree'>): Promise<Metadata> {
  return userMetadata((await params).id, 'agree');
}

export default async function LikedArticlesPage({ params }: PageProps<'/user/[id]/agree'>) {
  const { id } = await params;
  const user = await loadUser(id);
  const initial = await loadLikedArticles(id);
  return (
    <>
      <JsonLd data={userTabJsonLd(user, 'agree')} />
      <LinkTabs inner label="点赞的内容" tabs={userListTabs(id, 'agree', 'article')} />
      <MarkedArticles userId={id} list="liked" initial={initial} />
    </>
  );
}
