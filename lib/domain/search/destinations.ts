import { createFuzzyIndex } from '@/lib/utils/fuzzy/fuzzy-match';
import type { Readings, TextRange } from '@/lib/utils/fuzzy/fuzzy-name';

export const DESTINATION_KINDS = {
  action: '操作',
  page: '页面',
  term: '最近搜索',
  draft: '草稿',
  later: '稍后读',
  own: '我的文章',
  history: '浏览历史',
  folder: '文件夹',
  site: '收藏的站点',
  tool: '工具',
  tutorial: '教程',
  chapter: '章节',
  question: '题目',
  tag: '标签',
  share: '看过的友圈',
  article: '文章',
  user: '用户',
  hot: '今日热榜',
  search: '搜索页',
} as const;

export type DestinationKind = keyof typeof DESTINATION_KINDS;

export interface Destination {
  kind: DestinationKind;
  id: string;
  title: string;
  note?: string | undefined;
  /** Further words to find it by, matched as wholes. */
  details?: string | undefined;
  href?: string | undefined;
  isForeign?: boolean;
  isGated?: boolean;
  staysOpen?: boolean;
  run?: (() => void) | undefined;
}

export interface Find extends Destination {
  ranges: readonly TextRange[];
}

export interface FindGroup {
  kind: DestinationKind;
  rows: readonly Find[];
}

const MAX_NAMED = 8;
const MAX_OF_KIND = 3;
const MAX_FURTHER = 4;

export const asFind = (destination: Destination): Find => ({ ...destination, ranges: [] });

export function groupFinds(finds: readonly Find[]): FindGroup[] {
  const kinds = [...new Set(finds.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, rows: finds.filter((find) => find.kind === kind) }));
}

export interface KnownFinds {
  named: FindGroup[];
  further: FindGroup[];
}

/** A search in what the browser knows. A few of each kind, so that one with many names leaves room for the others. */
export function createDestinationIndex(destinations: readonly Destination[], readingsOf: Readings) {
  const index = createFuzzyIndex(destinations, ({ title, details = '' }) => ({ name: title, details }), readingsOf);
  return (typed: string): KnownFinds => {
    const counts = new Map<DestinationKind, number>();
    const hrefs = new Set<string>();
    const finds = index.search(typed, destinations.length).filter(({ item: { kind, href } }) => {
      // One that was kept for later may also have been visited.
      if (href !== undefined && hrefs.has(href)) return false;
      if (href !== undefined) hrefs.add(href);
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= MAX_OF_KIND;
    });
    const rows = finds.map(({ item, ranges }) => ({ ...item, ranges }));
    return {
      named: groupFinds(rows.filter(({ ranges }) => ranges.length > 0).slice(0, MAX_NAMED)),
      further: groupFinds(rows.filter(({ ranges }) => ranges.length === 0).slice(0, MAX_FURTHER)),
    };
  };
}
