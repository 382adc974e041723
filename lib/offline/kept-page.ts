/** Rules of reading without a network, which the worker and the pages share: which pages are kept, and how. */

export const WORKER_PATH = '/sw.js';
export const OFFLINE_PATH = '/offline';
/** Response header with the build that a document is of; set by scripts/serve. */
export const BUILD_HEADER = 'x-build';

/** Caches are apart per build: a document is only served with the scripts that it names. */
const PAGES = 'offline-pages-';
const FILES = 'offline-files-';
export const PICTURES_CACHE = 'offline-pictures';
export const pagesCache = (build: string): string => PAGES + build;
export const filesCache = (build: string): string => FILES + build;
export const isOfflineCache = (name: string): boolean => name.startsWith('offline-');
export const buildOfPages = (name: string): string | undefined =>
  name.startsWith(PAGES) ? name.slice(PAGES.length) : undefined;

const MAX_PAGES = 60;
export const MAX_PICTURE_BYTES = 2 * 2 ** 20;
export const MAX_PAGE_CHARACTERS = 3_000_000;
const MAX_AGE_MS = 30 * 86_400_000;

/** Owner of the page that lists the others. */
export const NOBODY = '';

export interface AskedPage {
  path: string;
  title: string;
  /** The member or visitor who reads it: that they did is personal, even where the page is public. */
  owner: string;
  /** Origins whose pictures are kept: this site's and those of uploads. */
  origins: readonly string[];
}

export interface KeptPage extends AskedPage {
  build: string;
  /** The document is worth nothing without these. */
  files: readonly string[];
  pictures: readonly string[];
  bytes: number;
  savedAt: number;
  /** The one that was read longest ago goes first. */
  readAt: number;
}

/** `gone`: nobody may read it without signing in, or at all. */
export type KeepResult = 'kept' | 'made-room' | 'full' | 'failed' | 'gone';

export interface VisitMessage {
  kind: 'visit';
  page?: AskedPage | undefined;
  /** Files of the build that the asking page has loaded, the late ones included, which no document names. */
  files: readonly string[];
}

const KEPT_PATH = /^\/(?:post\/[\w-]+|tutorial\/[\w-]+\/(?!intro$)[\w-]+)$/;
export const isKeptPath = (path: string): boolean => KEPT_PATH.test(path);

const BUILD_FILE = /^\/(?:_next\/static\/(?:chunks|css|media)\/[\w./~%-]+|theme\/[\w-]+\.css)$/;
export const isBuildFile = (path: string): boolean => BUILD_FILE.test(path) && !path.includes('..');

/** Tells the document when it was saved; the bar of the page shows it (components/shell/offline-bar.tsx). */
export const markKept = (html: string, savedAt: number): string =>
  html.replace(/<html(?=[\s>])/, `<html data-kept-at="${savedAt}"`);

/** Pages beyond the bounds. The list of kept pages itself stays. */
export function outOfBounds<P extends KeptPage>(pages: readonly P[], now: number): P[] {
  const newestFirst = pages.filter(({ owner }) => owner !== NOBODY).sort((a, b) => b.readAt - a.readAt);
  return newestFirst.filter(({ readAt }, index) => index >= MAX_PAGES || now - readAt > MAX_AGE_MS);
}

const META_HEADER = 'x-kept';
/** Headers that would be untrue of a kept body. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding', 'etag', 'date', 'age'];

export function keptResponse(html: string, headers: Headers, page: KeptPage): Response {
  const kept = new Headers(headers);
  for (const name of OF_TRANSFER) kept.delete(name);
  kept.set(META_HEADER, encodeURIComponent(JSON.stringify(page)));
  return new Response(html, { headers: kept });
}

const isText = (value: unknown): value is string => typeof value === 'string';

export function keptPageOf({ headers }: Response): KeptPage | undefined {
  try {
    // Copies of earlier releases do not say their files.
    const page: unknown = { files: [], ...JSON.parse(decodeURIComponent(headers.get(META_HEADER) ?? '')) };
    return isKeptPage(page) ? page : undefined;
  } catch {
    return undefined;
  }
}

function isKeptPage(value: unknown): value is KeptPage {
  const page: Record<string, unknown> = Object(value);
  const { path, title, owner, build, origins, files, pictures, bytes, savedAt, readAt } = page;
  return (
    [path, title, owner, build].every(isText) &&
    [origins, files, pictures].every((list) => Array.isArray(list) && list.every(isText)) &&
    [bytes, savedAt, readAt].every(Number.isFinite)
  );
}
