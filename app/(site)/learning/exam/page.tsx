import type { Metadata } from 'next';
import { ExamRoom } from '@/components/learning/exam-room';
import { CardHead } from '@/components/ui/card-head';

export const metadata: Metadata = { title: '模拟考' };

export default function ExamPage() {
  return (
    <>
      <CardHead title="模拟考" note="交卷后才知道对错；刷新或关掉页面都不会丢" />
      <ExamRoom />
    </>
  );
}
