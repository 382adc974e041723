import * as z from 'zod/mini';
import { MINUTE } from '@/mocks/db/clock';
import { randomFor } from '@/mocks/db/random';
import { loadHotNews } from '@/mocks/seed/hot-news';
import { call } from './call';

/** Period in which a source's list changes. */
const PERIOD = 10 * MINUTE;
/** The most ranks an item moves in one period. */
const MOVES = 4;
/** Share of a source's items that are off its list in a period. */
const ABSENT = 0.08;

let items: ReturnType<typeof loadHotNews> | undefined;

/** A source's list at a time: about the file's order, with some items moved or absent. */
function listAt(type: string, time: number) {
  items ??= loadHotNews();
  const period = Math.floor(time / PERIOD);
  return (items[type] ?? [])
    .map((item, index) => {
      const random = randomFor(`hot-news:${type}:${index}:${period}`);
      return { item, place: index + random.next() * MOVES, absent: random.next() < ABSENT };
    })
    .filter(({ absent }) => !absent)
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

export const hotNewsHandlers = [
  call({
    method: 'GET',
    path: '/unit/hot-news',
    params: z.object({
      type: z.enum(['itNews', 'toutiao', 'baiduRD', 'zhihuDay', 'douyinHot', 'huXiu', 'pengPai', 'woShiPm']),
    }),
    handle: ({ params: { type } }) => listAt(type, Date.now()),
  }),
];
