import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { createMetrics } from '@/scripts/serve/metrics';

/* The files of deploy/ for Prometheus and Grafana speak of metrics that there are, and Prometheus' own tool reads them. */

const ALERTS = path.resolve('deploy/alerts.yml');

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}
const { panels }: Dashboard = JSON.parse(fs.readFileSync('deploy/grafana-dashboard.json', 'utf8'));
const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** The metrics of a process after one of everything. */
async function metricsText(): Promise<string> {
  const metrics = createMetrics({ sockets: () => 1, hasRedis: true });
  for (const url of ['/', '/gimishare/api/v1/articles']) {
    const request = Object.assign(new IncomingMessage(new Socket()), { url });
    metrics.countRequest(new ServerResponse(request), 1);
  }
  metrics.recordVitals({ kind: 'home', lcp: 1, inp: 1, cls: 0, ttfb: 1 });
  return metrics.text();
}

it('alarms and dashboard ask for metrics that there are', async () => {
  const described = [...(await metricsText()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  const asked = [fs.readFileSync(ALERTS, 'utf8'), ...queries].flatMap((text) => [
    ...text.matchAll(/\b(?:gimishare|process|nodejs)_\w+/g),
  ]);
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.map(([name]) => name).filter((name) => !described.includes(name))).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;
if (!hasPromtool)
  console.warn('promtool is not installed (Debian: apt-get install prometheus): its checks are skipped.');

/** @returns what it complains of */
function promtool(args: string[], input?: string): string {
  const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
}

function temporaryFile(content: object): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rules-'));
  onTestFinished(() => fs.rmSync(directory, { recursive: true }));
  const file = path.join(directory, 'file.yml');
  fs.writeFileSync(file, stringify(content));
  return file;
}

/** Series of a test: values a minute apart, of which each alarm is tested at the twentieth. */
const FIRING: [alert: string, labels: Record<string, string>, series: Record<string, string>][] = [
  ['InstanceDown', { instance: 'a' }, { 'up{job="gimishare",instance="a"}': '0x30' }],
  [
    'RequestsFail',
    {},
    {
      'gimishare_http_requests_total{kind="home",status="200"}': '0+100x30',
      'gimishare_http_requests_total{kind="home",status="503"}': '0+1x30',
    },
  ],
  [
    'ApiFails',
    {},
    {
      'gimishare_api_calls_total{call="/tag",caller="page",outcome="ok"}': '0+9x30',
      'gimishare_api_calls_total{call="/tag",caller="page",outcome="failed"}': '0+1x30',
    },
  ],
  [
    'ApiSpeaksOtherwise',
    { call: '/tag' },
    { 'gimishare_api_calls_total{call="/tag",caller="page",outcome="malformed"}': '_x15 1x15' },
  ],
  [
    'PagesSlow',
    {},
    {
      'gimishare_http_request_seconds_bucket{kind="home",le="1"}': '0+1x30',
      'gimishare_http_request_seconds_bucket{kind="home",le="2.5"}': '0+2x30',
      'gimishare_http_request_seconds_bucket{kind="home",le="+Inf"}': '0+2x30',
    },
  ],
  ['SharedCacheGone', { instance: 'a' }, { 'gimishare_redis_available{instance="a"}': '1 0x30' }],
];

describe.skipIf(!hasPromtool)('promtool', () => {
  it('reads the metrics, and finds no name to complain of', async () => {
    expect(promtool(['check', 'metrics'], await metricsText())).toBe('');
  });

  it('reads the alarms', () => {
    expect(promtool(['check', 'rules', ALERTS])).toBe('');
  });

  it('reads every query of the dashboard', () => {
    const rules = queries.map((query, index) => ({
      record: `query_${index}`,
      expr: query.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*'),
    }));
    expect(rules.length).toBeGreaterThan(15);
    expect(promtool(['check', 'rules', temporaryFile({ groups: [{ name: 'dashboard', rules }] })])).toBe('');
  });

  it.each(FIRING)('%s is raised', (alertname, labels, series) => {
    const input_series = Object.entries(series).map(([name, values]) => ({ series: name, values }));
    const answer = temporaryFile({
      rule_files: [ALERTS],
      tests: [
        {
          interval: '1m',
          input_series,
          promql_expr_test: [
            {
              expr: `count by (${['alertname', ...Object.keys(labels)].join(', ')}) (ALERTS{alertname="${alertname}",alertstate="firing"})`,
              eval_time: '20m',
              exp_samples: [{ labels: seriesName({ alertname, ...labels }), value: 1 }],
            },
          ],
        },
      ],
    });
    expect(promtool(['test', 'rules', answer])).toBe('');
  });

  it('no alarm is raised while all is well', () => {
    const well = {
      'up{job="gimishare",instance="a"}': '1x30',
      'gimishare_http_requests_total{kind="home",status="200"}': '0+100x30',
      'gimishare_api_calls_total{call="/tag",caller="page",outcome="ok"}': '0+9x30',
      'gimishare_redis_available{instance="a"}': '1x30',
    };
    const test = {
      interval: '1m',
      input_series: Object.entries(well).map(([series, values]) => ({ series, values })),
      promql_expr_test: [{ expr: 'count(ALERTS)', eval_time: '20m', exp_samples: [] }],
    };
    expect(promtool(['test', 'rules', temporaryFile({ rule_files: [ALERTS], tests: [test] })])).toBe('');
  });
});

const seriesName = (labels: Record<string, string>): string =>
  `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ')}}`;
