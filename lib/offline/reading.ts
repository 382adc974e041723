import 'client-only';
import { isProvisional, useOwner, VISITOR } from '@/lib/browser/owner';
import { pageTitle } from '@/lib/browser/page-title';
import { dismissToast, showPersistentToast, showToast } from '@/lib/browser/toast-store';
import { isOffline } from '@/lib/http/connection';
import { isUnread, listedTexts, readingList } from '@/lib/domain/reading-list/reading-list';
import { isolated } from '@/lib/utils/direction';
import {
  isBuildFile,
  isKeptPath,
  NOBODY,
  WORKER_PATH,
  type AskedPage,
  type KeepResult,
  type VisitMessage,
} from './kept-page';
import { dropAllKept, dropKeptPages, isWorkerGone, listKeptPages } from './kept-pages';
import { canReadOffline, offlineReading } from './setting';

export { isKeptAddress } from './kept-pages';

const FULL = '存储空间已满，这一页没有保存到本机';
const MADE_ROOM = '存储空间已满，已移除最久没读的离线副本';

/** Files of the build that this page has loaded: late parts are named by no document. */
function loadedFiles(): string[] {
  const own = performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name);
    return origin === window.location.origin && isBuildFile(pathname) ? [pathname] : [];
  });
  return [...new Set(own)];
}

const origins = (): string[] => [
  window.location.origin,
  ...(document.documentElement.dataset.pictureOrigins ?? '').split(' ').filter(Boolean),
];

/** The article or chapter that is shown; undefined for any other page, an error page at its address included. */
function shownPage(path: string, owner: string): AskedPage | undefined {
  const article = isKeptPath(path) ? document.querySelector('main article:has(h1)') : null;
  if (!article) return undefined;
  const title = article.querySelector('h1')?.textContent.trim() || pageTitle();
  return { path, title, owner, origins: origins() };
}

function ask(worker: ServiceWorker, message: VisitMessage): Promise<KeepResult> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<KeepResult>) => resolve(data);
    worker.postMessage(message, [port2]);
  });
}

let told: KeepResult | undefined;

/** Has a text kept, and tells the reader where that went wrong. */
async function keepText(worker: ServiceWorker, page: AskedPage, files: readonly string[]): Promise<KeepResult> {
  const result = await ask(worker, { kind: 'visit', page, files });
  if (result === 'failed') {
    const run = () => {
      if (toast !== undefined) dismissToast(toast);
      void keepText(worker, page, files);
    };
    const toast = showPersistentToast(`没有保存到本机：${isolated(page.title)}`, { label: '重试', run });
  } else if (result !== told && (result === 'full' || result === 'made-room')) {
    told = result;
    showToast(result === 'full' ? FULL : MADE_ROOM, result === 'full' ? 'failed' : 'done', 'offline');
  }
  return result;
}

async function start(): Promise<ServiceWorkerRegistration | undefined> {
  // A constant of the build: a worker would serve a developer the files of before.
  // eslint-disable-next-line no-restricted-properties
  if (process.env.NODE_ENV !== 'production' || !canReadOffline()) return undefined;
  // Registering would bring a worker back that ends itself.
  if (await isWorkerGone()) {
    await stopOfflineReading();
    throw new Error('The site has no service worker.');
  }
  await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

const MAX_LISTED_COPIES = 30;
/** Addresses of the list that were asked for since this page was loaded, with or without success. */
const asked = new Set<string>();
let stopFollowing: (() => void) | undefined;
let cleanedFor: string | undefined;

/** The next member is not shown what the one before has read, whose session may have ended without a logout. */
async function dropOthers(current: string): Promise<void> {
  if (cleanedFor === current) return;
  cleanedFor = current;
  await dropKeptPages(({ owner }) => ![current, VISITOR, NOBODY].includes(owner));
}

export async function keepVisit(path: string, owner: string): Promise<void> {
  if (isProvisional(owner) && owner !== VISITOR) return;
  const page = shownPage(path, owner);
  if (isOffline()) return;
  const active = (await start())?.active;
  if (!active) return;
  await dropOthers(owner);
  if (page) await keepText(active, page, loadedFiles());
  else await ask(active, { kind: 'visit', files: loadedFiles() });
  stopFollowing ??= readingList.subscribe(() => void keepListed(active).catch(() => {}));
  await keepListed(active);
}

/** Keeps what is listed for later; each is asked for once, as the server may have to render it. */
async function keepListed(active: ServiceWorker): Promise<void> {
  if (!offlineReading.get()) return;
  const { owner } = useOwner.getState();
  const kept = new Set((await listKeptPages()).map(({ path }) => path));
  const waiting = listedTexts().filter((entry) => isUnread(entry) && isKeptPath(entry.href) && !kept.has(entry.href));
  for (const { href, title } of waiting.filter(({ href }) => !asked.has(href)).slice(0, MAX_LISTED_COPIES)) {
    asked.add(href);
    const result = await keepText(active, { path: href, title, owner, origins: origins() }, []);
    // The others would fail as well, and one sentence is enough.
    if (result === 'failed' || result === 'full') return;
  }
}

async function stopOfflineReading(): Promise<void> {
  if (!canReadOffline()) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await dropAllKept();
}

export async function forgetOfflineReading(owner: string): Promise<void> {
  if (canReadOffline()) await dropKeptPages((page) => page.owner === owner);
}

/** The setting says so at once, in every tab. @returns whether it could be done; otherwise all is as it was */
export async function turnOfflineReading(on: boolean): Promise<boolean> {
  offlineReading.set(on || undefined);
  try {
    if (!on) await stopOfflineReading();
    const active = on ? (await start())?.active : undefined;
    if (active) void ask(active, { kind: 'visit', files: loadedFiles() });
    return true;
  } catch {
    offlineReading.set(on ? undefined : true);
    return false;
  }
}

/** Ends a worker that another person has left, once it is known who is here and that they want none. */
export async function endUnwanted(owner: string): Promise<void> {
  if (owner === VISITOR || !isProvisional(owner)) await stopOfflineReading();
}
