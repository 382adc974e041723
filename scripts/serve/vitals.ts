import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { PAGE_KINDS } from '../../lib/config/page-kind.ts';
import { VITALS_PATH, type VitalsReport } from '../../lib/config/vitals.ts';
import { isSameOrigin, readBody } from './pages-server.ts';

/** A report has some 120 bytes. */
const MAX_REPORT_BYTES = 1_024;
const MAX_MILLISECONDS = 10 * 60_000;
const MAX_SHIFT = 1_000;

const measured = (max: number) => z.optional(z.number().check(z.minimum(0), z.maximum(max)));
const reportSchema = z.strictObject({
  kind: z.string().check(z.refine((kind) => PAGE_KINDS.has(kind))),
  lcp: measured(MAX_MILLISECONDS),
  inp: measured(MAX_MILLISECONDS),
  cls: measured(MAX_SHIFT),
  ttfb: measured(MAX_MILLISECONDS),
});

function parsed(body: Buffer): VitalsReport | null {
  try {
    const { data } = z.safeParse(reportSchema, JSON.parse(body.toString()));
    return (data as VitalsReport | undefined) ?? null;
  } catch {
    return null;
  }
}

/** Takes field data of this site's pages from browsers, while some are asked for it. */
export function createVitals({ isOn, record }: { isOn: boolean; record: (report: VitalsReport) => void }) {
  async function statusOf(request: IncomingMessage): Promise<number> {
    if (request.method !== 'POST') return 405;
    if (!isSameOrigin(request.headers)) return 403;
    const body = await readBody(request, MAX_REPORT_BYTES);
    if (!body) return 413;
    const report = parsed(body);
    if (!report) return 400;
    record(report);
    return 204;
  }

  return {
    /** @returns false when the request is for something else */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (!isOn || request.url !== VITALS_PATH) return false;
      statusOf(request).then(
        (status) =>
          response
            .writeHead(status, {
              'cache-control': 'no-store',
              ...(status === 405 && { allow: 'POST' }),
              ...(status > 204 && { connection: 'close' }),
            })
            .end(),
        // The browser has left meanwhile.
        () => response.destroy(),
      );
      return true;
    },
  };
}
