import type { Metadata } from 'next';
import { userMetadata } from '@/lib/server/users';
import UserArticlesPage from './article/page';

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/user/[id]'>): Promise<Metadata> {
  return userMetadata((await params).id);
}

/** Redirects to the default tab: the articles, until there is an activity tab. */
export default UserArticlesPage;
