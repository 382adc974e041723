import type { Metadata } from 'next';
import { UserArticles } from '@/components/article/user-articles';
import { JsonLd } from '@/components/ui/json-ld';
import { routes } from '@/lib/config/routes';
import { listJsonLd } from '@/lib/server/seo/list-json-ld';
import { userTabJsonLd } from '@/lib/server/seo/profile-json-ld';
import { loadUserArticles } from '@/lib/server/user-lists';
import { loadUser, userMetadata } from '@/lib/server/users';
import { isolated } from '@/lib/utils/direction';

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
      <JsonLd
        data={listJsonLd({
          name: `${isolated(user.nickname)} 的文章`,
          path: routes.user(id, 'article'),
          items: initial?.list.map((row) => ({ name: row.articleTitle, path: routes.article(row.id) })) ?? [],
        })}
      />
      <UserArticles userId={id} initial={initial} />
    </>
  );
}
