import {
  exportArticle,
  getArticleSource,
  listArticles,
  listArticlesOfUser,
  listAuthorArticles,
  listMarkedArticles,
  listRelatedArticles,
  visitArticle,
} from '@/lib/domain/article/api';
import { CATEGORIES, CATEGORY_ALL, CATEGORY_FOLLOWED } from '@/lib/domain/article/categories';
import { TAG_LABELS } from '@/lib/domain/article/tag-labels';
import { parseApiTime } from '@/lib/utils/time';
import { answerTo, asRow, dataOf, envelopeOf, inWords, rowsOf } from '../answers';
import { need, NothingToAsk } from '../finding';
import type { Known, NounChecks, Question } from '../noun';
import { pagingProbes } from '../paging';
import { UNKNOWN_ID } from '../unknown-id';
import { writeArticle } from './write-article';

const LIST_API = 'lib/domain/article/api.ts, listArticles';
/** Characters of a title that are searched for. */
const SEARCHED = 8;
const TABLES = 'lib/domain/article/categories.ts';
const article = ({ article }: Known) => need(article, 'article');
const feed = (send: Question['send'], query: Record<string, string>) =>
  send({ path: '/articles', query: { pageNo: 1, pageSize: 20, sort: 'new', ...query } });

export const articleChecks: NounChecks = {
  noun: 'article',
  calls: {
    'GET /articles': {
      isNeeded: true,
      without: 'the home page says that its list cannot be loaded',
      ask: async (known) => {
        const page = await listArticles({ category: CATEGORY_ALL, sort: 'new', pageNo: 1, pageSize: 10 });
        const [first] = page.list;
        known.article ??= first;
        known.word ??= first?.articleTitle.slice(0, SEARCHED);
        known.nickname ??= first?.nickname.slice(0, SEARCHED);
        return page;
      },
    },
    'GET /articles/articleinfo': {
      isNeeded: true,
      counts: 'one view of one article',
      without: 'no article can be read',
      ask: (known) => visitArticle(article(known).id),
    },
    'GET /articles/listByUserId': {
      isNeeded: true,
      without: 'the tab 文章 of a profile says that it cannot be loaded',
      ask: async (known) => {
        const userId = known.me?.id ?? article(known).userId;
        const page = await listArticlesOfUser({ userId, pageNo: 1, pageSize: 10 });
        if (known.me) known.ownArticle = page.list[0];
        return page;
      },
    },
    'POST /articles/recommend': {
      without: 'an article has no 相关推荐',
      ask: (known) => listRelatedArticles({ articleId: article(known).id, tags: article(known).tags }),
    },
    'POST /articles/author-recommend': {
      without: 'an article has no list of its author’s others',
      ask: (known) => listAuthorArticles({ articleId: article(known).id, userId: article(known).userId }),
    },
    'GET /articles/agreed': {
      without: 'a tab of the profile says that it cannot be loaded',
      ask: (known) => listMarkedArticles(article(known).userId, 'liked'),
    },
    'GET /articles/collected': {
      without: 'a tab of the profile says that it cannot be loaded',
      ask: (known) => listMarkedArticles(article(known).userId, 'collected'),
    },
    'GET /articles/mdinfo': {
      needsSession: true,
      without: 'no article can be edited',
      ask: ({ ownArticle }) => getArticleSource(need(ownArticle, 'article of this account').id),
    },
    'POST /articles/createarticle': { isWrite: true, isNeeded: true, without: 'nobody can publish' },
    'POST /articles/updatearticle': { isWrite: true, without: 'no article can be edited' },
    'GET /articles/operateTop': { isWrite: true, without: '置顶 fails with a message' },
    'GET /articles/deletearticle': { isWrite: true, without: 'authors cannot delete' },
    'POST /articles/export': {
      needsSession: true,
      isFile: true,
      without: 'an export fails with a message',
      ask: ({ ownArticle }) => exportArticle(need(ownArticle, 'article of this account').id, 'md'),
    },
    'GET /users/agreearticle': { isWrite: true, without: 'nobody can like an article' },
    'GET /users/unagreearticle': { isWrite: true, without: 'no like can be taken back' },
    'GET /users/collectarticle': { isWrite: true, without: 'nobody can collect an article' },
    'GET /users/uncollectarticle': { isWrite: true, without: 'no article leaves a collection' },
  },
  probes: [
    {
      of: 'A3',
      says: 'sort new is the order of time',
      without: '最新 shows another order',
      change: LIST_API,
      ask: async ({ send }) => {
        const answer = await feed(send, {});
        if (envelopeOf(answer)?.code === '-1') return `sort is not known: ${inWords(answer)}`;
        const times = rowsOf(dataOf(answer)).map(({ createTime }) => parseApiTime(String(createTime)) ?? 0);
        if (times.length < 2) throw new NothingToAsk(`the feed has ${times.length} rows`);
        return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0))
          ? null
          : 'later articles stand below earlier ones';
      },
    },
    {
      of: 'A3',
      says: 'sort hot is known',
      without: '最热 says that it cannot be loaded',
      change: LIST_API,
      ask: async ({ send }) => {
        const answer = await feed(send, { sort: 'hot' });
        return envelopeOf(answer)?.code === '0' ? null : `answers ${inWords(answer)}`;
      },
    },
    {
      of: 'A3',
      says: 'category leaves the articles of its code',
      without: 'the categories of the home page show the same list, or none',
      change: LIST_API,
      ask: async ({ send, known }) => {
        const { category } = article(known);
        const data = dataOf(await feed(send, { category }));
        const others = rowsOf(data).filter((row) => String(row.category) !== category);
        if (others.length > 0) return `category ${category} has rows of ${String(others[0]?.category)}`;
        return rowsOf(data).length > 0 ? null : `category ${category} is empty, though an article has it`;
      },
    },
    {
      of: 'A3',
      says: 'category focus is the followed authors’ and asks visitors to sign in, or is empty for them',
      without: '我的关注 shows what is not followed',
      change: LIST_API,
      ask: async ({ send }) => {
        const answer = await send({
          path: '/articles',
          query: { pageNo: 1, pageSize: 20, sort: 'new', category: CATEGORY_FOLLOWED },
          token: null,
        });
        if (envelopeOf(answer)?.code === '9999') return null;
        const count = rowsOf(dataOf(answer)).length;
        return count === 0 ? null : `a visitor, who follows nobody, gets ${count} articles`;
      },
    },
    {
      of: 'known',
      says: 'absent parameters, of which the site sends every one',
      without: 'nothing',
      change: LIST_API,
      ask: async ({ send }) => {
        const unsorted = await send({ path: '/articles', query: { pageNo: 1, pageSize: 2 } });
        const unpaged = await send({ path: '/articles', query: { sort: 'new' } });
        const nameless = await send({ path: '/articles/articleinfo' });
        return {
          note: `without sort ${inWords(unsorted)}; without a page ${inWords(unpaged)}; without an id ${inWords(nameless)}`,
        };
      },
    },
    {
      of: 'A4',
      says: 'every category and tag of the rows is in the tables (custom tags are not)',
      without: 'an unknown code is shown as it is',
      change: TABLES,
      ask: ({ exchanges }) => {
        const rows = rowsOf(answerTo(exchanges, 'GET /articles'));
        const codes: readonly string[] = CATEGORIES.map(({ code }) => code);
        const unknown = rows.map(({ category }) => String(category)).filter((code) => !codes.includes(code));
        if (unknown.length > 0) return `unknown categories: ${[...new Set(unknown)].join(', ')}`;
        const tags = Object.values(TAG_LABELS).flatMap((labels) => Object.keys(labels));
        const others = rows
          .flatMap(({ tag }) => String(tag ?? '').split(';'))
          .filter((tag) => tag !== '' && !tags.includes(tag));
        return others.length === 0
          ? null
          : { note: `shown as they are: ${[...new Set(others)].slice(0, 10).join(', ')}` };
      },
    },
    ...pagingProbes('/articles', { sort: 'new' }),
    {
      of: 'known',
      says: 'an unknown article is code 0 with data null',
      isNeeded: true,
      without: 'a deleted article shows a failure instead of "not found"',
      change: 'lib/domain/article/api.ts, visitArticle',
      ask: async ({ send }) => {
        const answer = await send({ path: '/articles/articleinfo', query: { id: UNKNOWN_ID } });
        const { code, data } = asRow(answer.body);
        return code === '0' && (data ?? null) === null
          ? null
          : `answers ${inWords(answer)}${code === '0' ? ' and data' : ''}`;
      },
    },
    {
      of: 'known',
      says: 'reading an article counts one view, and tells the count before it',
      needsSession: true,
      without: 'the count of views jumps, or stands still',
      change: 'lib/server/articles.ts',
      ask: ({ exchanges }) => {
        const counts = exchanges
          .filter(({ path, body }) => path === '/articles/articleinfo' && asRow(body).data)
          .map(({ body }) => Number(asRow(asRow(body).data).viewCounts));
        const [first, second] = counts;
        if (first === undefined || second === undefined) throw new NothingToAsk('the article was read once');
        return second === first + 1 ? null : `after one reading the count went from ${first} to ${second}`;
      },
    },
  ],
  proofs: {
    found: {
      of: 'known',
      says: 'a created article is found in its author’s list',
      without: 'after publishing the author is not led to the article',
      change: 'lib/query/write-once.ts',
    },
  },
  write: writeArticle,
};
