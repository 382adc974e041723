import { withoutMarks } from '@/lib/utils/text-blocks';
import { formatApiTime, parseApiTime } from '@/lib/utils/time';
import type { Dynamic } from './schema';

const DAY_MS = 24 * 60 * 60_000;
/** Weeks of the activity map; the last one is the current. */
const WEEKS = 53;

const VERBS = { published: '发布了', liked: '赞了', followed: '关注了', collected: '收藏了', other: '动态：' } as const;
const NOUNS = { article: '文章', share: '友圈', user: '用户', tool: '工具' } as const;

/** What is said of a target that is gone. */
const GONE_WORDS = {
  article: '该文章已被删除',
  share: '该友圈已被删除',
  user: '该用户不存在',
  tool: '该工具已被删除',
} as const;

/** Id of the element that holds a dynamic in its list. */
export const dynamicElementId = (id: string) => `dynamic-${id}`;

/** What something was done to, in words; that it is gone, where only its id is left. */
export const targetWords = (dynamic: Dynamic): string =>
  dynamic.target ? nameOf(dynamic).trim() || NOUNS[dynamic.kind] : GONE_WORDS[dynamic.kind];

function nameOf(dynamic: Dynamic): string {
  switch (dynamic.kind) {
    case 'article':
      return dynamic.target?.articleTitle ?? '';
    case 'share':
      return withoutMarks(dynamic.target?.content ?? '');
    case 'user':
      return dynamic.target?.nickname ?? '';
    case 'tool':
      return dynamic.target?.name ?? '';
  }
}

/** What a user did, as a phrase without their name: 赞了文章. */
export const dynamicPhrase = ({ action, kind }: Pick<Dynamic, 'action' | 'kind'>): string =>
  `${VERBS[action]}${NOUNS[kind]}`;

/** A day in China, YYYY-MM-DD, and how much a user did on it. */
export interface ActivityDay {
  date: string;
  count: number;
}

/** The first day (a Sunday) of the activity map that is shown at `now`. */
export function activityStart(now: number): string {
  const today = Date.parse(`${formatApiTime(now).slice(0, 10)}T00:00:00Z`);
  return new Date(today - (new Date(today).getUTCDay() + (WEEKS - 1) * 7) * DAY_MS).toISOString().slice(0, 10);
}

/** What a user did each day of the last year, from `activityStart` to today. */
export function activityDays(dynamics: readonly Pick<Dynamic, 'createTime'>[], now: number): ActivityDay[] {
  const counts = new Map<string, number>();
  for (const { createTime } of dynamics) {
    if (parseApiTime(createTime) === null) continue;
    const date = createTime.trim().slice(0, 10);
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  const today = formatApiTime(now).slice(0, 10);
  const days: ActivityDay[] = [];
  for (let time = Date.parse(`${activityStart(now)}T00:00:00Z`); ; time += DAY_MS) {
    const date = new Date(time).toISOString().slice(0, 10);
    days.push({ date, count: counts.get(date) ?? 0 });
    if (date === today) return days;
  }
}
