import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LateExtras } from '@/components/layout/late-extras';
import { LazyResumePrint } from '@/components/resume/lazy-resume-print';
import { isResourceId } from '@/lib/utils/identifier';

export const generateStaticParams = () => [];

export const metadata: Metadata = { title: '简历预览', robots: { index: false } };

export default async function ResumePreviewPage({ params }: PageProps<'/set-resume/preview/[id]'>) {
  const { id } = await params;
  if (!isResourceId(id)) notFound();
  return (
    <>
      <LazyResumePrint key={id} resumeId={id} />
      <LateExtras />
    </>
  );
}
