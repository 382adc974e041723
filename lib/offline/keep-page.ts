import { documentParts } from './document-parts';
import {
  BUILD_HEADER,
  buildOfPages,
  filesCache,
  isBuildFile,
  keptResponse,
  markKept,
  MAX_PAGE_CHARACTERS,
  MAX_PICTURE_BYTES,
  NOBODY,
  OFFLINE_PATH,
  outOfBounds,
  pagesCache,
  PICTURES_CACHE,
  type AskedPage,
  type KeepResult,
  type KeptPage,
} from './kept-page';
import { ANYHOW, exclusively, listKeptPages, removeKept } from './kept-pages';

/** A deployment reaches its instances one after the other: pages do not go back and forth between two builds meanwhile. */
const RENEWAL_PAUSE_MS = 10 * 60_000;

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Stores an answer. Where storage is full, the page that was read longest ago makes room. @returns how many did */
async function put(name: string, key: string, answer: Response, except: string): Promise<number> {
  for (let dropped = 0; ; dropped += 1) {
    try {
      await (await caches.open(name)).put(key, answer.clone());
      return dropped;
    } catch (error) {
      const others = (await listKeptPages()).filter(({ path, owner }) => owner !== NOBODY && path !== except);
      const [oldest] = others.sort((a, b) => a.readAt - b.readAt);
      if (!isFull(error) || !oldest) throw error;
      await removeKept([oldest]);
    }
  }
}

/** @returns how many pages made room @throws for a file that is not there, as its document is worth nothing then */
async function keepFiles(build: string, files: readonly string[], except: string): Promise<number> {
  const cache = await caches.open(filesCache(build));
  let dropped = 0;
  for (const file of files) {
    if (await cache.match(file, ANYHOW)) continue;
    const answer = await fetch(file, { credentials: 'omit' });
    if (!answer.ok) throw new Error(`A file of a kept page is missing: ${file}`);
    dropped += await put(filesCache(build), file, answer, except);
  }
  return dropped;
}

/** Files that the asking page has loaded late. Those of another build may be gone; nothing depends on them. */
async function keepLateFiles(build: string, files: readonly string[]): Promise<void> {
  for (const file of files.filter(isBuildFile)) await keepFiles(build, [file], '').catch(() => 0);
}

/** A host without CORS tells neither the status nor the size of a picture. */
async function fetchPicture(picture: string): Promise<Response | undefined> {
  const init: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer' };
  const answer = await fetch(picture, init).catch(() => fetch(picture, { ...init, mode: 'no-cors' }));
  if (answer.type === 'opaque') return answer;
  return answer.ok && (await answer.clone().blob()).size <= MAX_PICTURE_BYTES ? answer : undefined;
}

/** No page makes room for a picture. */
async function keepPictures(pictures: readonly string[]): Promise<void> {
  const cache = await caches.open(PICTURES_CACHE);
  for (const picture of pictures) {
    if (await cache.match(picture, { ignoreVary: true })) continue;
    const answer = await fetchPicture(picture).catch(() => undefined);
    if (answer) await cache.put(picture, answer).catch(() => {});
  }
}

async function fetchDocument(path: string): Promise<{ html: string; headers: Headers; build: string } | number> {
  // The browser's own cache may have the page of the build before.
  const answer = await fetch(path, { credentials: 'omit', redirect: 'error', cache: 'no-cache' });
  const { status, headers } = answer;
  if (status !== 200) return status;
  const build = headers.get(BUILD_HEADER);
  const isPrivate = /no-store|private/.test(headers.get('cache-control') ?? '');
  if (!build || isPrivate || !headers.get('content-type')?.startsWith('text/html')) return 0;
  const html = await answer.text();
  return html.length > MAX_PAGE_CHARACTERS ? 0 : { html, headers, build };
}

async function keep(asked: AskedPage, late: readonly string[], readAt: number): Promise<KeepResult> {
  const { path } = asked;
  const known = (await listKeptPages()).filter((page) => page.path === path);
  const found = await fetchDocument(path);
  if (typeof found === 'number') {
    const isGone = found === 404 || found === 410;
    if (isGone) await removeKept(known);
    return isGone ? 'gone' : 'failed';
  }
  const { html, headers, build } = found;
  const savedAt = Date.now();
  const { files, pictures } = documentParts(html, asked.origins);
  const page: KeptPage = { ...asked, files, pictures, build, bytes: new Blob([html]).size, savedAt, readAt };
  // The list of what is kept is no copy of anything.
  const marked = asked.owner === NOBODY ? html : markKept(html, savedAt);
  let dropped = await keepFiles(build, files, path);
  await keepLateFiles(build, late);
  await keepPictures(pictures);
  dropped += await put(pagesCache(build), path, keptResponse(marked, headers, page), path);
  await removeKept([...known.filter((other) => other.build !== build), ...outOfBounds(await listKeptPages(), savedAt)]);
  return dropped > 0 ? 'made-room' : 'kept';
}

const orResult = (error: unknown): KeepResult => (isFull(error) ? 'full' : 'failed');

/** Keeps a page with everything that it needs, or nothing of it. @param late files that the asking page has loaded */
export const keepPage = (asked: AskedPage, late: readonly string[] = [], readAt = Date.now()): Promise<KeepResult> =>
  exclusively(() => keep(asked, late, readAt).catch(orResult));

/** The list of what is kept, which is shown in place of a page that is not. */
export const keepOfflinePage = (): Promise<KeepResult> =>
  keepPage({ path: OFFLINE_PATH, title: '', owner: NOBODY, origins: [] });

/** Adds late files of a page that is not kept itself to those of the newest build. */
export const addLateFiles = (files: readonly string[]): Promise<void> =>
  exclusively(async () => {
    const list = (await listKeptPages()).find(({ owner }) => owner === NOBODY);
    if (list) await keepLateFiles(list.build, files);
  });

const removeUnusedBuilds = () =>
  exclusively(async () => {
    const used = new Set((await listKeptPages()).map(({ build }) => build));
    for (const name of await caches.keys()) {
      const build = buildOfPages(name);
      if (build === undefined || used.has(build)) continue;
      await caches.delete(name);
      await caches.delete(filesCache(build));
    }
  });

/** After a deployment: fetches the pages of other builds again. One that cannot be had stays, with its own files. */
export async function renewKeptPages(build: string, now = Date.now()): Promise<void> {
  const old = (await listKeptPages()).filter((page) => page.build !== build && now - page.savedAt > RENEWAL_PAUSE_MS);
  for (const page of old.sort((a, b) => b.readAt - a.readAt)) await keepPage(page, [], page.readAt);
  await removeUnusedBuilds();
}
