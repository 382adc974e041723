import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LazySiteExtras } from '@/components/shell/site-extras.lazy';
import { ResumePrint } from '@/components/resume/paper/resume-print';
import { isResourceId } from '@/lib/utils/identifier';

/** Any id has this shell: kept pages would be as many as a visitor asks for. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: '简历预览', robots: { index: false } };

export default async function ResumePreviewPage({ params }: PageProps<'/set-resume/preview/[id]'>) {
  const { id } = await params;
  if (!isResourceId(id)) notFound();
  return (
    <>
      <ResumePrint key={id} resumeId={id} />
      <LazySiteExtras />
    </>
  );
}
