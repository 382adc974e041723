import type { Metadata } from 'next';
import { refreshOwnArticle } from '@/app/(site)/post/[id]/actions';
import { LazyWriteCenter } from '@/components/editor/lazy-write-center';

export const metadata: Metadata = { title: { absolute: '写作中心-写文章' }, robots: { index: false } };

export default function NewArticlePage() {
  return <LazyWriteCenter articleId={null} onUpdated={refreshOwnArticle} />;
}
