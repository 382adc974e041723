import type { ReactNode } from 'react';
import { EditorFrame } from '@/components/editor/editor-frame';

export default function ResumeEditorLayout({ children }: { children: ReactNode }) {
  return <EditorFrame>{children}</EditorFrame>;
}
