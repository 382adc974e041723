import 'client-only';
import type { Page } from '@/lib/http/envelope';
import { sessionToken } from '@/lib/http/token';
import type { Identified } from '@/lib/query/pages';
import { fingerprint } from '@/lib/utils/fingerprint';
import { checkedBy, isNumber, isRecord, isText, deviceValue, storedKeys } from './storage';

/** Scroll position of a list: a row and its distance from the top of the screen, in pixels. */
export interface ListAnchor {
  id: string;
  top: number;
}

interface ListSnapshot<T> {
  pages: Page<T>[];
  pageParams: unknown[];
  anchor: ListAnchor | null;
}

interface StoredList<T> extends ListSnapshot<T> {
  savedAt: number;
  /** Fingerprint of the session that loaded the list; other sessions must not see it. */
  viewer: string;
}

const PREFIX = 'LIST:';
export const SNAPSHOT_PAGES = 20;
/** A character takes two bytes, so this is one megabyte. */
export const SNAPSHOT_CHARACTERS = 500_000;
export const SNAPSHOT_AGE_MS = 30 * 60_000;

/** `isStoredList` checks the value, because it knows the rows. */
const anything = { schema: checkedBy((value): value is unknown => value !== undefined), area: 'session' } as const;
const listNamed = (name: string) => deviceValue<unknown>({ ...anything, key: PREFIX + name });
const viewerMark = () => fingerprint(sessionToken() ?? '');

export function saveList<T>(name: string, { pages, pageParams, anchor }: ListSnapshot<T>, now = Date.now()): void {
  let count = Math.min(pages.length, SNAPSHOT_PAGES);
  let value = '';
  do {
    const part = { pages: pages.slice(0, count), pageParams: pageParams.slice(0, count) };
    value = JSON.stringify({ ...part, anchor, savedAt: now, viewer: viewerMark() } satisfies StoredList<T>);
    count -= 1;
  } while (value.length > SNAPSHOT_CHARACTERS && count > 0);
  if (value.length > SNAPSHOT_CHARACTERS) return dropList(name);
  if (listNamed(name).set(value)) return;
  // The quota is reached: evict the other snapshots.
  for (const key of storedKeys(PREFIX, 'session')) deviceValue({ ...anything, key }).set(undefined);
  if (!listNamed(name).set(value)) dropList(name);
}

/** Null when absent, expired or another session's. @param isRow checks rows, which an earlier release may have left */
export function loadList<T extends Identified>(
  name: string,
  isRow: (row: object) => boolean,
  now = Date.now(),
): StoredList<T> | null {
  const list = listNamed(name).get();
  if (!isStoredList<T>(list, isRow)) return null;
  if (list.viewer === viewerMark() && now - list.savedAt <= SNAPSHOT_AGE_MS) return list;
  dropList(name);
  return null;
}

const dropList = (name: string): void => void listNamed(name).set(undefined);

function isStoredList<T>(value: unknown, isRow: (row: object) => boolean): value is StoredList<T> {
  const isGoodRow = (row: unknown) => isRecord(row) && isText(row.id) && isRow(row);
  return (
    isRecord(value) &&
    isNumber(value.savedAt) &&
    Array.isArray(value.pageParams) &&
    Array.isArray(value.pages) &&
    value.pages.length > 0 &&
    value.pages.every((page) => isRecord(page) && Array.isArray(page.list) && page.list.every(isGoodRow))
  );
}
