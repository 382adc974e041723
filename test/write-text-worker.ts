import { writeTextWorker } from '@/scripts/text-worker';

/** Before the tests of Node: loaders render texts in a worker. */
export const setup = (): Promise<void> => writeTextWorker(process.cwd(), '.cache');
