import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LazyWriteCenter } from '@/components/write-center/write-center.lazy';
import { isIdentifier } from '@/lib/utils/identifier';

/** Any id has this shell: kept pages would be as many as a visitor asks for. */
export const dynamic = 'force-dynamic';

/** The write center renders the title itself. */
export const metadata: Metadata = { title: null, robots: { index: false } };

export default async function EditArticlePage({ params }: PageProps<'/writecenter/[id]'>) {
  const { id } = await params;
  if (!isIdentifier(id)) notFound();
  return <LazyWriteCenter key={id} articleId={id} />;
}
