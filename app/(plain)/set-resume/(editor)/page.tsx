import type { Metadata } from 'next';
import { LazyResumeEditor } from '@/components/resume/lazy-resume-editor';

export const metadata: Metadata = { title: '新建简历', robots: { index: false } };

export default function NewResumePage() {
  return <LazyResumeEditor resumeId={null} />;
}
