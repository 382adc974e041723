import type { ReactNode } from 'react';
import { PageAside } from '@/components/layout/page-aside';
import { CircleFrame } from '@/components/share/circle-frame';

export default function CircleLayout({ children }: { children: ReactNode }) {
  return <CircleFrame aside={<PageAside />}>{children}</CircleFrame>;
}
