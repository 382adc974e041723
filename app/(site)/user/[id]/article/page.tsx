import type { Metadata } from 'next';
import { UserArticles } from '@/components/article/user-articles';
import { JsonLd } from '@/components/ui/json-ld';
import { userTabJsonLd } from '@/lib/server/seo/json-ld';
import { loadUserArticles } from '@/lib/server/user-lists';
import { loadUser, userMetadata } from '@/lib/server/users';

export const revalidate = 300;
export const generateStaticParams = () => [];

type UserArticlesProps = Pick<PageProps<'/user/[id]/article'>, 'params'>;

export async function generateMetadata({ params }: UserArticlesProps): Promise<Metadata> {
  const { id } = await params;
  return userMetadata(id, 'article', { rows: (await loadUserArticles(id))?.list.length });
}

export default async function UserArticlesPage({ params }: UserArticlesProps) {
  const { id } = await params;
  const user = await loadUser(id);
  const initial = await loadUserArticles(id);
  return (
    <>
      <JsonLd data={userTabJsonLd(user, 'article')} />
      <UserArticles userId={id} initial={initial} />
    </>
  );
}
