import { DAY, START } from '@/mocks/db/clock';

const OLD = 250 * DAY;

/** Whether a row was made before the release that added some of its fields, so that it lacks them. */
export const isOld = (time: number): boolean => START - time > OLD;
