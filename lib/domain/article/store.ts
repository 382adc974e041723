import 'client-only';
import type { Page } from '@/lib/http/envelope';
import { sessionToken } from '@/lib/http/token';
import type { FeedPages } from './cache';
import type { ArticleCard } from './schema';

/** Where the reader was: an article and how far its title stood below the top of the screen, in pixels. */
export interface FeedAnchor {
  id: string;
  top: number;
}

interface FeedSnapshot {
  pages: Page<ArticleCard>[];
  /** Number of the first of the pages; the others follow it. */
  firstPage: number;
  /** Null at the top of the page. */
  anchor: FeedAnchor | null;
}

interface StoredFeed extends FeedSnapshot {
  savedAt: number;
  /** Whose list this is; another session must not see it. */
  viewer: string;
}

const PREFIX = 'FEED:';
export const FEED_STORE_PAGES = 20;
/** Two bytes a character: one megabyte. */
export const FEED_STORE_CHARACTERS = 500_000;
export const FEED_STORE_AGE_MS = 30 * 60_000;

/** Tells sessions apart without keeping the token. */
function viewerMark(): string {
  let mark = 0;
  for (const character of sessionToken() ?? '') mark = (mark * 31 + (character.codePointAt(0) ?? 0)) | 0;
  return mark.toString(36);
}

/** Keeps a feed's loaded pages and the place in them for this tab. What does not fit is cut from its end. */
export function saveFeed(name: string, snapshot: FeedSnapshot, now = Date.now()): void {
  const stored: StoredFeed = { ...snapshot, savedAt: now, viewer: viewerMark() };
  let count = Math.min(stored.pages.length, FEED_STORE_PAGES);
  let value = '';
  do {
    value = JSON.stringify({ ...stored, pages: stored.pages.slice(0, count) });
    count -= 1;
  } while (value.length > FEED_STORE_CHARACTERS && count > 0);
  if (value.length > FEED_STORE_CHARACTERS) return dropFeed(name);
  if (write(name, value)) return;
  dropAll();
  write(name, value);
}

/** What was kept of a feed, or null when there is nothing, it is too old, or it is another session's. */
export function loadFeed(name: string, now = Date.now()): StoredFeed | null {
  const stored = read(name);
  if (!stored) return null;
  if (stored.viewer === viewerMark() && now - stored.savedAt <= FEED_STORE_AGE_MS) return stored;
  dropFeed(name);
  return null;
}

export const snapshotPages = ({ pages, firstPage }: FeedSnapshot): FeedPages => ({
  pages,
  pageParams: pages.map((_page, index) => firstPage + index),
});

export function dropFeed(name: string): void {
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

function read(name: string): StoredFeed | null {
  try {
    const value: unknown = JSON.parse(storage()?.getItem(PREFIX + name) ?? 'null');
    return isStoredFeed(value) ? value : null;
  } catch {
    return null;
  }
}

/** Written by this site, perhaps by an earlier release of it. */
function isStoredFeed(value: unknown): value is StoredFeed {
  return (
    isObject(value) &&
    typeof value.savedAt === 'number' &&
    typeof value.firstPage === 'number' &&
    Array.isArray(value.pages) &&
    value.pages.length > 0 &&
    value.pages.every((page) => isObject(page) && Array.isArray(page.list) && page.list.every(isCard))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isCard = (row: unknown) => isObject(row) && typeof row.id === 'string' && Array.isArray(row.tags);
