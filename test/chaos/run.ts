/**
 * `npm run chaos -- [seconds] [seed]`: a member reads, likes, comments, publishes and chats in a real browser while the
 * API fails at random. At the end what the API holds is compared with what the screen said.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'playwright';
import { createControl } from '@/e2e/control';
import { launchBrowser } from '@/scripts/browser.mjs';
import { endTogether, freePort, stopAll } from '@/scripts/processes.mjs';
import { DEFAULT_SETTINGS, startContractApi, startSite } from '@/scripts/servers.mjs';
import { ensureBuilt } from '@/scripts/sources.mjs';
import { random } from '@/test/random';
import { plantFaults } from './faults';
import { openLedger } from './ledger';
import { openMember, type Member } from './member';

const [seconds = 600, seed = 1] = process.argv.slice(2).map(Number);
const ARTICLES = 6;
/** Time for what was under way when the faults end, such as a message that waits for its callback. */
const CALM_MS = 20_000;

endTogether(1);
await ensureBuilt();
const pages = fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-pages-'));
const server = startContractApi(await freePort());
const site = startSite(await freePort(), { apiUrl: server.url, pages, env: DEFAULT_SETTINGS });
await Promise.all([server.ready, site.ready]);

const http = await request.newContext({ baseURL: site.url });
const api = createControl(http, server.url);
const { token } = await api.session('demouser');
const partner = await api.session('otheruser');
const articles = await Promise.all(
  Array.from({ length: ARTICLES }, async (_, index) => {
    const title = `坏天气里的文章 ${index + 1}`;
    const { id } = await api.plantArticle({ title, content: '正文', html: '<p>正文</p>', username: 'otheruser' });
    return { id, title };
  }),
);

const browser = await launchBrowser();
const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1280, height: 900 } });
await context.addCookies([{ name: 'ACCESS_TOKEN', value: token, url: site.url, sameSite: 'Lax' }]);
const page = await context.newPage();
const problems: string[] = [];
page.on('pageerror', (error) => problems.push(error.message));

const ledger = openLedger(seed);
const choices = random(seed);
const member = openMember(page, choices, ledger);
const article = () => choices.pick(articles)!;
const actions: readonly ((who: Member) => Promise<unknown>)[] = [
  (who) => who.read(article()),
  (who) => who.like(article().id),
  (who) => who.comment(article().id),
  (who) => who.comment(article().id),
  (who) => who.share(),
  (who) => who.share(),
  (who) => who.chat(partner.userId),
  (who) => who.publish(),
];

const calm = new AbortController();
const faults = plantFaults(api, random(seed + 1), calm.signal);
const end = Date.now() + seconds * 1_000;
let done = 0;
let stuck = 0;
while (Date.now() < end) {
  try {
    await choices.pick(actions)!(member);
    done += 1;
  } catch (error) {
    // Missing elements on a failing page say nothing about writes.
    stuck += 1;
    console.warn(`${page.url()}: ${String(error).split('\n', 1)[0]}`);
  }
}
calm.abort();
const planted = await faults;
await pause(CALM_MS);

interface Stored {
  content?: string | null;
  articleTitle?: string;
}
const [comments, shares, messages, published] = await Promise.all(
  ['comments', 'shares', 'messages', 'articles'].map((table) => api.state<Stored | Stored[]>(table)),
);
const texts = (rows: readonly (Stored | Stored[])[] | undefined) => (text: string) =>
  (rows ?? []).flat().filter(({ content, articleTitle }) => content === text || articleTitle === text).length;
const liked = await Promise.all(
  articles.map(async ({ id }) => {
    const row = await api.callAs<{ isLiker: boolean }>(token, `/articles/articleinfo?id=${id}`);
    return [id, row.isLiker] as const;
  }),
);
const { figures, differences } = ledger.compare(
  { comment: texts(comments), share: texts(shares), message: texts(messages), article: texts(published) },
  new Map(liked),
);

console.log(`\n${seconds} s, seed ${seed}: ${done} actions, ${stuck} given up, ${planted} faults`);
console.log(figures.join('\n'));
for (const problem of new Set(problems)) differences.push(`error of the page: ${problem}`);
for (const difference of differences) console.error(`✗ ${difference}`);
if (differences.length === 0) console.log('Nothing lost, nothing doubled, nothing untrue.');

await browser.close();
await http.dispose();
await stopAll();
fs.rmSync(pages, { recursive: true, force: true });
process.exit(differences.length === 0 ? 0 : 1);
