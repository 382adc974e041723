import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LazyResumeEditor } from '@/components/resume/resume-editor.lazy';
import { isResourceId } from '@/lib/utils/identifier';

/** Any id has this shell: kept pages would be as many as a visitor asks for. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: '编辑简历', robots: { index: false } };

export default async function EditResumePage({ params }: PageProps<'/set-resume/[id]'>) {
  const { id } = await params;
  if (!isResourceId(id)) notFound();
  return <LazyResumeEditor key={id} resumeId={id} />;
}
