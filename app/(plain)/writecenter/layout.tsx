import type { ReactNode } from 'react';
import { WritingFrame } from '@/components/editor/writing-frame';

export default function WriteCenterLayout({ children }: { children: ReactNode }) {
  return <WritingFrame>{children}</WritingFrame>;
}
