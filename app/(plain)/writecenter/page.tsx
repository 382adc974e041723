import type { Metadata } from 'next';
import { LazyWriteCenter } from '@/components/write-center/write-center.lazy';

/** The write center renders the title itself. */
export const metadata: Metadata = { title: null, robots: { index: false } };

export default function NewArticlePage() {
  return <LazyWriteCenter articleId={null} />;
}
