import type { Metadata } from 'next';
import { OwnData } from '@/components/own-data/own-data';

export const metadata: Metadata = { title: '我的数据' };

export default function OwnDataPage() {
  return <OwnData />;
}
