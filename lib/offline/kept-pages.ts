import {
  buildOfPages,
  filesCache,
  isOfflineCache,
  keptPageOf,
  pagesCache,
  PICTURES_CACHE,
  WORKER_PATH,
  type KeptPage,
} from './kept-page';

export const ANYHOW = { ignoreVary: true, ignoreSearch: true };

/** Two tabs and the worker change what is kept one after the other. */
export const exclusively = <T>(task: () => Promise<T>): Promise<T> => navigator.locks.request('offline-pages', task);

export async function listKeptPages(): Promise<KeptPage[]> {
  const pages: KeptPage[] = [];
  for (const name of await caches.keys()) {
    if (buildOfPages(name) === undefined) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request, ANYHOW);
      const page = answer && keptPageOf(answer);
      if (page) pages.push(page);
      else await cache.delete(request);
    }
  }
  return pages;
}

export async function removeKept(pages: readonly KeptPage[]): Promise<void> {
  if (pages.length === 0) return;
  for (const { build, path } of pages) await (await caches.open(pagesCache(build))).delete(path, ANYHOW);
  const shown = new Set((await listKeptPages()).flatMap(({ pictures }) => pictures));
  const pictures = await caches.open(PICTURES_CACHE);
  for (const request of await pictures.keys()) if (!shown.has(request.url)) await pictures.delete(request);
}

export const dropKeptPages = (isDropped: (page: KeptPage) => boolean): Promise<void> =>
  exclusively(async () => removeKept((await listKeptPages()).filter(isDropped)));

export const dropAllKept = (): Promise<void> =>
  exclusively(async () => {
    for (const name of await caches.keys()) if (isOfflineCache(name)) await caches.delete(name);
  });

/** Whether the release has no worker, or an operator has switched it off; false without an answer. */
export const isWorkerGone = (): Promise<boolean> =>
  fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );

/** The kept document of a path, of the newest build of which all its files are there. */
export async function findKeptPage(path: string): Promise<Response | undefined> {
  for (const name of (await caches.keys()).reverse()) {
    const build = buildOfPages(name);
    if (build === undefined) continue;
    const answer = await (await caches.open(name)).match(path, ANYHOW);
    const page = answer && keptPageOf(answer);
    if (!page) continue;
    const files = await caches.open(filesCache(build));
    const present = await Promise.all(page.files.map((file) => files.match(file, ANYHOW)));
    if (present.every(Boolean)) return answer;
  }
  return undefined;
}

export const isKeptAddress = async (path: string): Promise<boolean> => (await findKeptPage(path)) !== undefined;
