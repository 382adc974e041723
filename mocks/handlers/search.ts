import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import type { Article, User } from '@/mocks/db/tables';
import { tagLabel } from '@/mocks/seed/tags';
import { articleHitRow } from '@/mocks/wire/article';
import { userHitRow } from '@/mocks/wire/user';
import { paged } from './answers';
import { call } from './call';
import { digit, paging, required } from './params';
import { STATUS_PUBLISHED } from './rules';

const MAX_KEYWORDS = 3;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The search terms: the words between spaces, or those of a longer Chinese phrase. */
function keywordsOf(value: string): string[] {
  const parts = value.split(/\s+/).filter(Boolean);
  const words =
    parts.length === 1 && value.length > 4
      ? [...segmenter.segment(value)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
      : parts;
  const long = words.filter((word) => word.length > 1);
  return [...new Set(long.length > 0 ? long : parts)].slice(0, MAX_KEYWORDS);
}

/** The rows that contain any keyword; more and earlier matches in `texts` rank higher. */
function ranked<T>(rows: Iterable<T>, keywords: readonly string[], texts: (row: T) => (string | null)[]): T[] {
  const wanted = keywords.map((keyword) => keyword.toLowerCase());
  const hits: { row: T; score: number }[] = [];
  for (const row of rows) {
    const fields = texts(row).map((text) => text?.toLowerCase() ?? '');
    let score = 0;
    for (const keyword of wanted) {
      const place = fields.findIndex((field) => field.includes(keyword));
      if (place >= 0) score += 10 - place;
    }
    if (score > 0) hits.push({ row, score });
  }
  return hits.sort((one, other) => other.score - one.score).map(({ row }) => row);
}

const publishedArticles = (): Article[] =>
  [...db.articles.values()].filter(({ status }) => status === STATUS_PUBLISHED);
const articleTexts = ({ articleTitle, description, tag }: Article) => [
  articleTitle,
  description,
  tag.split(';').map(tagLabel).join(' '),
];
const userTexts = ({ nickname, job, description }: User) => [nickname, job, description];

export const searchHandlers = [
  call({
    method: 'POST',
    path: '/statistics/search',
    params: z.object({ ...paging, value: required(), type: digit('1', '2') }),
    handle: ({ params, viewer }) => {
      const keywords = keywordsOf(params.value);
      const page =
        params.type === '1'
          ? paged(ranked(publishedArticles(), keywords, articleTexts), params, articleHitRow)
          : paged(ranked(db.users.values(), keywords, userTexts), params, (user) => userHitRow(user, viewer));
      return { ...page, args: { keywords } };
    },
  }),
];
