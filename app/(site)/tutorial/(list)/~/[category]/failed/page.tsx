export { FailedList as default, metadata } from '@/app/(site)/_components/failed-list';

export const dynamic = 'force-dynamic';
