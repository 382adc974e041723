import type { Metadata } from 'next';
import { UnavailableList } from '@/components/layout/unavailable-list';
import { refusalOfPage } from '@/lib/server/page-request';

export const metadata: Metadata = { title: '加载失败', robots: { index: false } };

/** The client router's replacement for a list that failed to render (`scripts/serve/site.ts`). */
export const FailedList = () => <UnavailableList reason={refusalOfPage()} />;
