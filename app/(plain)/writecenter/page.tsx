import type { Metadata } from 'next';
import { LazyWriteCenter } from '@/components/write-center/lazy-write-center';

/** Without a title: the write center renders its own. */
export const metadata: Metadata = { title: null, robots: { index: false } };

export default function NewArticlePage() {
  return <LazyWriteCenter articleId={null} />;
}
