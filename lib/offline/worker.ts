/** The service worker (`/sw.js`, bundled by scripts/offline): reading without a network. docs/measurements.md */
import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { BUILD_HEADER, isBuildFile, OFFLINE_PATH, PICTURES_CACHE, type VisitMessage } from './kept-page';
import { freshOrKept } from './fresh-or-kept';
import { addLateFiles, keepOfflinePage, keepPage, renewKeptPages } from './keep-page';
import { dropAllKept, isKeptAddress, isWorkerGone } from './kept-pages';

declare const self: ServiceWorkerGlobalScope;

const CHECK_PAUSE_MS = 3_600_000;
/** These are no pages of the site: calls, logins, and what operators ask for. */
const NO_PAGES = /^\/(?:gimishare|upload|oauth|-)\//;

let checkedAt = 0;
let knownBuild = '';

/** Ends this worker once its script is gone; the browser itself keeps it then. */
async function endIfGone(now = Date.now()): Promise<void> {
  if (now - checkedAt < CHECK_PAUSE_MS) return;
  checkedAt = now;
  if (!(await isWorkerGone())) return;
  await dropAllKept();
  await self.registration.unregister();
}

async function followBuild(build: string | null): Promise<void> {
  if (!build || build === knownBuild) return;
  knownBuild = build;
  await renewKeptPages(build);
}

/** Pages come from the network, so that a reader who has one sees no old page. */
class NetworkPages extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetch(request).catch(() => undefined);
    const follow = (answer: Response) => followBuild(answer.headers.get(BUILD_HEADER)).then(() => endIfGone());
    void handler.waitUntil(network.then((answer) => answer && follow(answer)));
    return freshOrKept(new URL(request.url), network);
  }
}

/** Names of files change with their content: a kept one is as good as the server's. */
const fromFiles = async (request: Request) =>
  (await caches.match(request, { ignoreVary: true })) ?? (await fetch(request));

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !NO_PAGES.test(url.pathname),
  new NetworkPages(),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_next/static/') && isBuildFile(url.pathname),
  ({ request }) => fromFiles(request),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/theme/') && isBuildFile(url.pathname),
  // A server in front may answer in place of the site.
  ({ request }) =>
    fetch(request).then(
      (answer) => (answer.ok ? answer : fromFiles(request)),
      () => fromFiles(request),
    ),
);
// Online, pictures never pass the worker: its own policy would forbid those of other hosts.
registerRoute(
  ({ request }) => request.destination === 'image' && !navigator.onLine,
  async ({ request }) => {
    const pictures = await caches.open(PICTURES_CACHE);
    return (await pictures.match(request, { ignoreVary: true })) ?? fromFiles(request).catch(() => Response.error());
  },
);

async function visit({ page, files }: VisitMessage) {
  // A worker that is turned off and on again within one page is not installed a second time.
  if (!(await isKeptAddress(OFFLINE_PATH))) await keepOfflinePage();
  if (page) return keepPage(page, files);
  await addLateFiles(files);
  return 'kept';
}

enableNavigationPreload();
// Old and new workers serve the same caches, so that a new one may take over pages that are open.
clientsClaim();
self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage());
  void self.skipWaiting();
});
self.addEventListener('message', (event) => {
  const message: VisitMessage | undefined = event.data;
  if (message?.kind !== 'visit') return;
  event.waitUntil(visit(message).then((result) => event.ports[0]?.postMessage(result)));
});
