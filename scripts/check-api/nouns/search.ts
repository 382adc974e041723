import { tagLabel } from '@/lib/domain/article/labels';
import { searchArticles, searchUsers } from '@/lib/domain/search/api';
import { SEARCH_PAGE_SIZE } from '@/lib/domain/search/search-limits';
import { asRow, dataOf, envelopeOf, inWords, rowsOf } from '../answers';
import { need, NothingToAsk } from '../finding';
import type { NounChecks } from '../noun';

const LARGE = 120_000;
const TOO_LARGE = 413;

export const searchChecks: NounChecks = {
  noun: 'search',
  calls: {
    'POST /statistics/search': {
      isNeeded: true,
      without: 'the search says that it cannot be loaded',
      ask: ({ word }) => searchArticles({ value: need(word, 'title to search for'), pageNo: 1 }),
    },
    'POST /statistics/search (type 2)': {
      isNeeded: true,
      without: 'the search for users says that it cannot be loaded',
      ask: ({ nickname }) => searchUsers({ value: need(nickname, 'name to search for'), pageNo: 1 }),
    },
  },
  probes: [
    {
      of: 'known',
      says: 'too large a body is refused with 413, from about 100 kB on',
      without: 'its author is told of a failure of the network instead of the size',
      change: 'lib/http/request.ts',
      ask: async ({ send }) => {
        const body = { value: 'a'.repeat(LARGE), pageNo: 1, pageSize: 1, type: '1' };
        const answer = await send({ path: '/statistics/search', body });
        if (answer.status === TOO_LARGE) return null;
        return envelopeOf(answer)
          ? { note: `${LARGE / 1_000} kB are read` }
          : `${LARGE / 1_000} kB: ${inWords(answer)}`;
      },
    },
    {
      of: 'A14',
      says: 'found articles carry tag and createTime',
      without: 'a hit shows neither',
      change: 'lib/domain/search/schema.ts, articleHitSchema',
      ask: async ({ send, known }) => {
        const value = need(known.word, 'title to search for');
        const body = { value, pageNo: 1, pageSize: SEARCH_PAGE_SIZE, type: '1' };
        const data = dataOf(await send({ path: '/statistics/search', body }));
        const [hit] = rowsOf(data);
        if (!hit) throw new NothingToAsk(`"${value}" is not found, though a title begins with it`);
        const missing = ['tag', 'createTime'].filter((field) => !(field in hit));
        if (missing.length > 0) return `hits have no ${missing.join(', ')}`;
        return Array.isArray(asRow(asRow(data).args).keywords) ? null : 'there are no args.keywords to mark';
      },
    },
    {
      of: 'A22',
      says: 'a search for the name of a tag finds articles that have it',
      without: 'the tag has no page and no feed',
      change: 'lib/server/tagged-articles.ts, listTaggedArticles',
      ask: async ({ known }) => {
        const tag = need(known.article?.tags[0], 'article with a tag');
        const { list } = await searchArticles({ value: tagLabel(tag), pageNo: 1 });
        if (list.length > 0 && list.every(({ tags }) => tags.length === 0)) throw new NothingToAsk('hits have no tags');
        return list.some(({ tags }) => tags.includes(tag)) ? null : `none of ${list.length} hits has the tag`;
      },
    },
  ],
};
