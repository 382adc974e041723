import { setTimeout as pause } from 'node:timers/promises';
import type { Control, Fault } from '@/e2e/control';
import type { random } from '@/test/random';

const WRITES = [
  '/articles/createarticle',
  '/article/comments/submit',
  '/sharecircle/comments/create',
  '/shares/createshare',
  '/users/agreearticle',
  '/users/unagreearticle',
];
const READS = [
  '/articles',
  '/articles/articleinfo',
  '/articles/agreed',
  '/articles/listByUserId',
  '/article/comments',
  '/sharecircle/comments',
  '/shares',
  '/shares/info',
  '/users/sessionuserinfo',
  '/users/userinfo',
  '/im/chat-record-list',
  '/messages/count',
];

type Answer = Omit<Fault, 'path' | 'times'>;

/** Longer than the client waits. */
const HANG_MS = 20_000;
const html = (status: number): Answer => ({ status, body: `<h1>${status}</h1>` });
const json = (body: unknown): Answer => ({ body, contentType: 'application/json' });

/** Ways to lose the answer of a write that was carried out. */
const LOST: readonly Answer[] = [
  html(500),
  html(502),
  html(200),
  json('{"code":"0","da'),
  json({ code: 0, data: null }),
  { body: '' },
  { drop: true },
  { delayMs: HANG_MS },
];
const FAILED: readonly Answer[] = [html(500), html(503), { drop: true }, { delayMs: HANG_MS }, { delayMs: 800 }];
/** Answers of reads besides: wrong types and missing data. */
const WRONG: readonly Answer[] = [
  json({ code: '0', message: '', data: { id: 7, list: 'x', total: {} } }),
  json({ code: '0', message: '', data: null }),
  json('{"code":"0","data":{"list":['),
];

/** Plants faults at random, at the API and at the sockets, until it is aborted. @returns how many it planted */
export async function plantFaults(api: Control, { chance, pick }: ReturnType<typeof random>, until: AbortSignal) {
  let planted = 0;
  while (!until.aborted) {
    planted += 1;
    if (chance(0.1)) await api.cutSockets();
    else if (chance(0.1)) await api.messageFault({ kind: pick(['cut', 'duplicate', 'reorder'] as const)!, times: 1 });
    else if (chance(0.6)) {
      const isCarriedOut = chance(0.6);
      const answer = pick(isCarriedOut ? LOST : FAILED)!;
      await api.fault({ path: pick(WRITES)!, ...answer, after: isCarriedOut, times: 1 });
    } else await api.fault({ path: pick(READS)!, ...pick([...FAILED, ...WRONG])!, times: 1 });
    // Faults that no call has met would pile up.
    if (planted % 12 === 0) await api.heal();
    await pause(800, undefined, { signal: until }).catch(() => {});
  }
  await api.heal();
  return planted;
}
