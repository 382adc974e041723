import { moduleQuery } from '@/lib/query/module-query';

export const ownDataQueries = {
  /** The code that packs and unpacks the zip. */
  parts: () => moduleQuery('own-data', () => import('./own-data.bundle')),
};
