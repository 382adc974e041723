import type { Metadata } from 'next';
import { LearningDesk } from '@/components/learning/learning-desk';
import { CardHead } from '@/components/ui/card-head';

export const metadata: Metadata = { title: '学习台' };

export default function LearningPage() {
  return (
    <>
      <CardHead title="学习台" note="在学的、做错的、读到一半的都在这里；记录只保存在这个浏览器" />
      <LearningDesk />
    </>
  );
}
