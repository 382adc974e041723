import { notFound } from 'next/navigation';
import { listArticles } from '@/lib/domain/article/api';

export const revalidate = 30;
export const generateStaticParams = () => [];

export default async function FeedPage({ params }: PageProps<'/feed/[category]/[sort]/[page]'>) {
  const { category, sort, page } = await params;
  if (sort !== 'new' && sort !== 'hot') notFound();
  const feed = await listArticles({ category, sort, pageNo: Number(page), pageSize: 10 });
  return <main>{feed.list.map((a) => <h2 key={a.id}>{a.articleTitle}</h2>)}</main>;
}
