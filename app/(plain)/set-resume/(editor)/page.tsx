import type { Metadata } from 'next';
import { LazyResumeEditor } from '@/components/resume/resume-editor.lazy';

export const metadata: Metadata = { title: '新建简历', robots: { index: false } };

export default function NewResumePage() {
  return <LazyResumeEditor resumeId={null} />;
}
