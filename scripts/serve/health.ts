import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';

/** Below it an operator and browsers' field data are answered, not readers. */
export const OPERATING_PATHS = '/-/';
const HEALTH_PATH = `${OPERATING_PATHS}health`;
const READY_PATH = `${OPERATING_PATHS}ready`;
const METRICS_PATH = `${OPERATING_PATHS}metrics`;

interface HealthOptions {
  /** Whether any client may ask, not only this machine. */
  isPublic?: boolean;
  /** Whether new requests are accepted; read per request. */
  isReady: () => boolean;
  sockets: () => number;
  /** Absent where nothing is counted. */
  metrics?: { contentType: string; text: () => Promise<string> } | undefined;
}

/** Whether a process of this machine asks, without a proxy. */
function isOfThisMachine({ socket, headers }: IncomingMessage): boolean {
  const { remoteAddress = '', localAddress } = socket;
  const isLocal = remoteAddress === localAddress || /^(?:::1|(?:::ffff:)?127\..*)$/.test(remoteAddress);
  return isLocal && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

/** Health endpoints: liveness with figures, readiness, and metrics. */
export function createHealth({ isPublic = false, isReady, sockets, metrics }: HealthOptions) {
  let last = performance.eventLoopUtilization();

  /** Since the previous request. */
  function eventLoopUtilization(): number {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return Math.round(utilization * 1_000) / 1_000;
  }

  const answerOf = (path: string | undefined) => {
    if (path === READY_PATH) return { status: isReady() ? 200 : 503, body: { ready: isReady() } };
    if (path !== HEALTH_PATH) return null;
    const figures = {
      uptimeSeconds: Math.round(process.uptime()),
      memoryBytes: process.memoryUsage.rss(),
      eventLoopUtilization: eventLoopUtilization(),
      sockets: sockets(),
    };
    return { status: 200, body: figures };
  };

  function answerMetrics(response: ServerResponse, { contentType, text }: NonNullable<typeof metrics>): void {
    text().then(
      (body) => response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body),
      (error: unknown) => {
        console.error('The metrics could not be collected:', error);
        response.writeHead(500, { 'cache-control': 'no-store' }).end();
      },
    );
  }

  return {
    /** @returns false when the request is for none of the endpoints */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (!isPublic && !isOfThisMachine(request)) return false;
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      if (metrics && request.url === METRICS_PATH) {
        answerMetrics(response, metrics);
        return true;
      }
      const answer = answerOf(request.url);
      if (!answer) return false;
      response
        .writeHead(answer.status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(JSON.stringify(answer.body));
      return true;
    },
  };
}
