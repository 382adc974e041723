import type { ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import { keysOf } from '../../lib/utils/keys-of.ts';
import type { VitalsReport } from '../../lib/config/vitals.ts';
import { MISSING_PATH } from '../../lib/config/pages.ts';
import { pageKindOf } from '../../lib/config/page-kind.ts';
import {
  apiCalls,
  cacheLookups,
  redisAvailability,
  redisCommands,
  renderings,
  type CacheLookup,
} from '../../lib/server/telemetry.ts';
import { callNameOf, outcomeOfError, outcomeOfStatus, type CallOutcome } from './call-names.ts';
import { RequestFigures } from './request-figures.ts';
import { pathOf, statusOf } from './watch-answers.ts';

/** Upper bounds of durations, in seconds. */
const CALL_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];
const REDIS_BUCKETS = [0.0005, 0.001, 0.005, 0.025, 0.1, 0.5];
/** The bounds of good and poor (web.dev) are among them. */
const LCP_BUCKETS = [0.5, 1, 1.5, 2, 2.5, 4, 8, 16];
const INP_BUCKETS = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2];
const CLS_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1];
const TTFB_BUCKETS = [0.1, 0.2, 0.4, 0.8, 1.8, 4, 10];

/** The library's own metrics whose names break Prometheus' rules (`promtool check metrics`). */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
  'nodejs_eventloop_utilization_histogram',
  'nodejs_eventloop_utilization_summary',
];

/** `pageKindOf` a call that is passed on. */
const API_KIND = 'api';

interface MetricsOptions {
  sockets: () => number;
  /** Whether pages are kept in Redis. */
  hasRedis: boolean;
}

/** Counters and histograms of this process, in Prometheus' text format. Labels have few values, and never an id. */
export function createMetrics({ sockets, hasRedis }: MetricsOptions) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);

  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name: `gimishare_${name}`, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, buckets: number[], ...labelNames: Label[]) =>
    new Histogram({ name: `gimishare_${name}`, help, buckets, labelNames, registers });
  const gauge = (name: string, help: string) => new Gauge({ name: `gimishare_${name}`, help, registers });

  const requests = counter('http_requests_total', 'Answered requests.', 'kind', 'status');
  /** One is made for each request: the library gets their sums when it is asked. */
  const microLookups: Record<CacheLookup['result'], number> = { hit: 0, stale: 0, shared: 0, miss: 0 };
  const lookups = counter('cache_lookups_total', 'Pages asked of a layer of the cache.', 'layer', 'result');
  const rendered = counter('renderings_total', 'Pages that were rendered.', 'kind', 'result');
  const calls = counter('api_calls_total', 'Calls of the API, by pages or browsers.', 'call', 'caller', 'outcome');
  const callSeconds = histogram('api_call_seconds', 'Time of a call of the API.', CALL_BUCKETS, 'call', 'caller');
  const fieldData = {
    lcp: histogram('field_lcp_seconds', 'Largest contentful paint in browsers.', LCP_BUCKETS, 'kind'),
    inp: histogram('field_inp_seconds', 'Interaction to next paint in browsers.', INP_BUCKETS, 'kind'),
    cls: histogram('field_cls', 'Cumulative layout shift in browsers.', CLS_BUCKETS, 'kind'),
    ttfb: histogram('field_ttfb_seconds', 'Time to first byte in browsers.', TTFB_BUCKETS, 'kind'),
  };
  const openSockets = gauge('live_sockets', 'Live sockets that are open.');

  const figures = new RequestFigures();
  cacheLookups.subscribe(({ layer, result }) => {
    if (layer === 'micro') microLookups[result] += 1;
    else lookups.inc({ layer, result });
  });
  renderings.subscribe(({ path, result }) => rendered.inc({ kind: pageKindOf(path ?? MISSING_PATH), result }));

  function countCall(path: string, caller: 'page' | 'browser', outcome: CallOutcome, seconds: number): void {
    const call = callNameOf(path);
    calls.inc({ call, caller, outcome });
    callSeconds.observe({ call, caller }, seconds);
  }
  apiCalls.watch(({ path }) => {
    const seconds = stopwatch();
    return (error) => countCall(path, 'page', outcomeOfError(error), seconds());
  });

  if (hasRedis) {
    const isAvailable = gauge('redis_available', 'Whether the shared page cache is used.');
    redisAvailability.subscribe((message) => isAvailable.set(Number(message.isAvailable)));
    const commands = counter('redis_commands_total', 'Commands to Redis.', 'outcome');
    const commandSeconds = histogram('redis_command_seconds', 'Time of a command to Redis.', REDIS_BUCKETS);
    redisCommands.watch(() => {
      const seconds = stopwatch();
      return (error) => {
        commands.inc({ outcome: error === undefined ? 'ok' : 'failed' });
        commandSeconds.observe(seconds());
      };
    });
  }

  return {
    contentType: registry.contentType,
    async text(): Promise<string> {
      openSockets.set(sockets());
      requests.reset();
      figures.counts((kind, status, count) => requests.inc({ kind, status }, count));
      for (const result of keysOf(microLookups)) {
        lookups.inc({ layer: 'micro', result }, microLookups[result]);
        microLookups[result] = 0;
      }
      return `${await registry.metrics()}\n${figures.durations()}`;
    },

    countRequest(response: ServerResponse, seconds: number): void {
      const kind = pageKindOf(response.req.url ?? '/');
      const status = statusOf(response);
      figures.add(kind, status, seconds);
      if (kind === API_KIND) countCall(pathOf(response), 'browser', outcomeOfStatus(status), seconds);
    },

    recordVitals({ kind, lcp, inp, cls, ttfb }: VitalsReport): void {
      const labels = { kind };
      if (lcp !== undefined) fieldData.lcp.observe(labels, lcp / 1_000);
      if (inp !== undefined) fieldData.inp.observe(labels, inp / 1_000);
      if (cls !== undefined) fieldData.cls.observe(labels, cls);
      if (ttfb !== undefined) fieldData.ttfb.observe(labels, ttfb / 1_000);
    },
  };
}

function stopwatch(): () => number {
  const startedAt = performance.now();
  return () => (performance.now() - startedAt) / 1_000;
}
