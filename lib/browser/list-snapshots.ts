import 'client-only';
import type { Page } from '@/lib/http/envelope';
import { sessionToken } from '@/lib/http/token';
import type { Identified } from '@/lib/query/pages';
import { fingerprint } from '@/lib/utils/fingerprint';

/** Where the reader was: a row and how far it stood below the top of the screen, in pixels. */
export interface ListAnchor {
  id: string;
  top: number;
}

interface ListSnapshot<T> {
  pages: Page<T>[];
  pageParams: unknown[];
  /** Null at the top of the page. */
  anchor: ListAnchor | null;
}

interface StoredList<T> extends ListSnapshot<T> {
  savedAt: number;
  /** Fingerprint of the session whose list this is; another must not see it. */
  viewer: string;
}

const PREFIX = 'LIST:';
export const SNAPSHOT_PAGES = 20;
/** Two bytes a character: one megabyte. */
export const SNAPSHOT_CHARACTERS = 500_000;
export const SNAPSHOT_AGE_MS = 30 * 60_000;

const viewerMark = () => fingerprint(sessionToken() ?? '');

/** Keeps a list's loaded pages and the place in them for this tab. What does not fit is cut from its end. */
export function saveList<T>(name: string, { pages, pageParams, anchor }: ListSnapshot<T>, now = Date.now()): void {
  let count = Math.min(pages.length, SNAPSHOT_PAGES);
  let value = '';
  do {
    const part = { pages: pages.slice(0, count), pageParams: pageParams.slice(0, count) };
    value = JSON.stringify({ ...part, anchor, savedAt: now, viewer: viewerMark() } satisfies StoredList<T>);
    count -= 1;
  } while (value.length > SNAPSHOT_CHARACTERS && count > 0);
  if (value.length > SNAPSHOT_CHARACTERS) return dropList(name);
  if (write(name, value)) return;
  dropAll();
  write(name, value);
}

/**
 * What was kept of a list, or null when there is nothing, it is too old, or it is another session's.
 * @param isRow whether a row is one of this list's: an earlier release of the site may have written it
 */
export function loadList<T extends Identified>(
  name: string,
  isRow: (row: object) => boolean,
  now = Date.now(),
): StoredList<T> | null {
  const stored = read(name);
  if (!isStoredList<T>(stored, isRow)) return null;
  if (stored.viewer === viewerMark() && now - stored.savedAt <= SNAPSHOT_AGE_MS) return stored;
  dropList(name);
  return null;
}

export function dropList(name: string): void {
  storage()?.removeItem(PREFIX + name);
}

function dropAll(): void {
  const store = storage();
  if (!store) return;
  for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
}

/** Null where the browser forbids storage. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

function write(name: string, value: string): boolean {
  try {
    storage()?.setItem(PREFIX + name, value);
    return true;
  } catch {
    return false;
  }
}

function read(name: string): unknown {
  try {
    return JSON.parse(storage()?.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

function isStoredList<T>(value: unknown, isRow: (row: object) => boolean): value is StoredList<T> {
  const isGoodRow = (row: unknown) => isObject(row) && typeof row.id === 'string' && isRow(row);
  return (
    isObject(value) &&
    typeof value.savedAt === 'number' &&
    Array.isArray(value.pageParams) &&
    Array.isArray(value.pages) &&
    value.pages.length > 0 &&
    value.pages.every((page) => isObject(page) && Array.isArray(page.list) && page.list.every(isGoodRow))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
