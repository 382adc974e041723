export { FailedList as default, metadata } from '@/app/(site)/_components/failed-list';

/** Shows the API's current sentence. */
export const dynamic = 'force-dynamic';
