import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LazyWriteCenter } from '@/components/write-center/lazy-write-center';
import { isIdentifier } from '@/lib/utils/identifier';

/** A shell that exists for any id: kept, there would be as many as somebody thinks of. */
export const dynamic = 'force-dynamic';

/** Without a title: the write center renders its own. */
export const metadata: Metadata = { title: null, robots: { index: false } };

export default async function EditArticlePage({ params }: PageProps<'/writecenter/[id]'>) {
  const { id } = await params;
  if (!isIdentifier(id)) notFound();
  return <LazyWriteCenter key={id} articleId={id} />;
}
