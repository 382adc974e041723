import type { Metadata } from 'next';
import { userMetadata } from '@/lib/server/users';
import UserDynamicPage from './dynamic/page';

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/user/[id]'>): Promise<Metadata> {
  return userMetadata((await params).id, 'dynamic');
}

export default UserDynamicPage;
