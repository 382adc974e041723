import type { Metadata } from 'next';
import { routes } from '@/lib/config/routes';
import { userMetadata } from '@/lib/server/users';
import UserArticlesPage from './article/page';

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/user/[id]'>): Promise<Metadata> {
  const { id } = await params;
  return userMetadata(id, routes.user(id));
}

/** Redirects to the default tab: the articles, until there is an activity tab. */
export default UserArticlesPage;
