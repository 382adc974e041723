import {
  followUser,
  getActionCounts,
  getUser,
  getUserCounts,
  isFollowedUser,
  listFollows,
  listRankedAuthors,
} from '@/lib/domain/user/api';
import { RANK_PAGE_SIZE } from '@/lib/domain/user/page-size';
import { asRow, dataOf, envelopeOf, inWords, rowsOf } from '../answers';
import { need, NothingToAsk } from '../finding';
import type { Known, NounChecks } from '../noun';
import { UNKNOWN_ID } from '../unknown-id';

const author = ({ article, share }: Known) => need((article ?? share)?.userId, 'author');

export const userChecks: NounChecks = {
  noun: 'user',
  calls: {
    'GET /users/userinfo': {
      isNeeded: true,
      without: 'no profile can be seen',
      ask: (known) => getUser(author(known)),
    },
    'GET /users/getcounts': { without: 'a profile has no counts', ask: (known) => getUserCounts(author(known)) },
    'POST /statistics/actioncounts': {
      without: 'a profile has no totals of its articles',
      ask: (known) => getActionCounts(author(known)),
    },
    'GET /statistics/userrank': {
      isNeeded: true,
      without: 'the author rank says that it cannot be loaded',
      ask: () => listRankedAuthors({ pageNo: 1, pageSize: RANK_PAGE_SIZE }),
    },
    'GET /users/focususers': {
      isNeeded: true,
      without: 'the tab 关注 of a profile says that it cannot be loaded',
      ask: (known) => listFollows(author(known)),
    },
    'GET /users/isfocususer': {
      isNeeded: true,
      without: 'a profile offers no 关注',
      ask: (known) => isFollowedUser(author(known)),
    },
    'GET /users/focususer': { isWrite: true, without: 'nobody can follow' },
    'GET /users/unfocususer': { isWrite: true, without: 'nobody can unfollow' },
  },
  probes: [
    {
      of: 'A4',
      says: 'the experience of the levels',
      without: 'levels are shown as the table of the site has them',
      change: 'lib/domain/user/levels.ts, LEVEL_THRESHOLDS',
      ask: () => {
        throw new NothingToAsk('the API does not publish it');
      },
    },
    {
      of: 'A10',
      says: 'userrank is a list of ranked authors, as long as asked at most',
      without: 'the author rank is cut, or empty',
      change: 'lib/domain/user/api.ts, listRankedAuthors',
      ask: async ({ send }) => {
        const data = dataOf(await send({ path: '/statistics/userrank', query: { pageNo: 1, pageSize: 2 } }));
        if (!Array.isArray(data)) return 'it is no plain list';
        return data.length <= 2 ? null : `a page of 2 has ${data.length} rows`;
      },
    },
    {
      of: 'A19',
      says: 'actioncounts reads userId from its query',
      without: 'the totals of a profile may be another’s: the site sends both',
      change: 'lib/domain/user/api.ts, getActionCounts',
      ask: async ({ send, known }) => {
        const userId = author(known);
        const byQuery = await send({ path: '/statistics/actioncounts', query: { userId }, body: {} });
        if (envelopeOf(byQuery)?.code === '0') return null;
        const byBody = await send({ path: '/statistics/actioncounts', body: { userId } });
        return envelopeOf(byBody)?.code === '0'
          ? 'it reads the body alone'
          : `answers ${inWords(byQuery)} to the one, ${inWords(byBody)} to the other`;
      },
    },
    {
      of: 'known',
      says: 'an unknown user is code 0 with data null',
      without: 'a profile that is gone shows a failure instead of "not found"',
      change: 'lib/domain/user/api.ts, getUser',
      ask: async ({ send }) => {
        const answer = await send({ path: '/users/userinfo', query: { id: UNKNOWN_ID } });
        const { code, data } = asRow(answer.body);
        return code === '0' && (data ?? null) === null ? null : `answers ${inWords(answer)}`;
      },
    },
    {
      of: 'known',
      says: 'gender: ask the owner of the API whether 1 is male, as the specification has it',
      without: 'every member changes sex',
      change: 'docs/api-assumptions.md, "To ask the owner"',
      ask: async ({ send, known }) => {
        const { gender } = asRow(dataOf(await send({ path: '/users/userinfo', query: { id: author(known) } })));
        throw new NothingToAsk(`an answer cannot tell; this author has ${JSON.stringify(gender)}`);
      },
    },
    {
      of: 'known',
      says: 'a list of follows is {focusdata, focuseddata}',
      isNeeded: true,
      without: 'the tab 关注 of a profile says that it cannot be loaded',
      change: 'lib/domain/user/schema.ts, followListsSchema',
      ask: async ({ send, known }) => {
        const data = asRow(dataOf(await send({ path: '/users/focususers', query: { userId: author(known) } })));
        const wrong = ['focusdata', 'focuseddata'].filter((name) => !Array.isArray(data[name]));
        return wrong.length === 0
          ? null
          : `no list: ${wrong.join(', ')}${rowsOf(data).length > 0 ? ', but a page' : ''}`;
      },
    },
  ],
  write: async ({ partnerId, step, skip }) => {
    if (partnerId === undefined) {
      return skip(['GET /users/focususer', 'GET /users/unfocususer'], '--partner names no second account');
    }
    const calls = ['GET /users/focususer', 'GET /users/unfocususer'];
    if (await isFollowedUser(partnerId)) return skip(calls, '--partner is followed already');
    await step('GET /users/focususer', () => followUser(partnerId, true));
    await step('GET /users/unfocususer', () => followUser(partnerId, false));
  },
};
