import { listDynamics } from '@/lib/domain/dynamic/api';
import { answerTo, rowsOf } from '../answers';
import { need } from '../finding';
import type { NounChecks } from '../noun';

export const dynamicChecks: NounChecks = {
  noun: 'dynamic',
  calls: {
    'GET /dynamics': {
      without: 'the first tab of a profile says that it cannot be loaded',
      ask: ({ article, share }) => listDynamics(need((article ?? share)?.userId, 'author'), 1),
    },
  },
  probes: [
    {
      of: 'known',
      says: 'the type of a dynamic is 1 to 4',
      without: 'a newer type is shown without a verb',
      change: 'lib/domain/dynamic/schema.ts, ACTIONS',
      ask: ({ exchanges }) => {
        const types = rowsOf(answerTo(exchanges, 'GET /dynamics')).map(({ type }) => String(type));
        const others = [...new Set(types)].filter((type) => !/^[1-4]$/.test(type));
        return others.length === 0 ? null : `there are ${others.join(', ')}`;
      },
    },
  ],
};
