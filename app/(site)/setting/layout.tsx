import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SettingsFrame } from '@/components/shell/settings-frame';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return <SettingsFrame>{children}</SettingsFrame>;
}
