import type { ServerResponse } from 'node:http';
import { format } from 'node:util';
import { pageKindOf } from '../../lib/config/page-kind.ts';
import { requestIdOf } from './pages-server.ts';
import { pathOf, statusOf } from './watch-answers.ts';

const LEVELS = ['debug', 'info', 'log', 'warn', 'error'] as const;

/** Leaves queries out of addresses: they may hold a one-time code, a token, or what somebody searches. */
const withoutQueries = (text: string): string => text.replace(/\?[\w%.~-]+=[^\s"'<>]*/g, '?…');

type Write = (line: string) => void;
const toOutput: Write = (line) => void process.stdout.write(line);
const toErrors: Write = (line) => void process.stderr.write(line);

const lineOf = (level: string, rest: Record<string, unknown>): string =>
  `${JSON.stringify({ time: new Date().toISOString(), level, ...rest })}\n`;

/** Everything that is logged in this process, by Next too, is one JSON object a line from now on. */
export function logAsJson(output = toOutput, errors = toErrors): void {
  for (const level of LEVELS) {
    const write = level === 'warn' || level === 'error' ? errors : output;
    const name = level === 'log' ? 'info' : level;
    console[level] = (...parts: unknown[]) => write(lineOf(name, { message: withoutQueries(format(...parts)) }));
  }
}

/** Writes a line for each answered request. */
export function logRequest(response: ServerResponse, seconds: number, output = toOutput): void {
  const path = pathOf(response);
  output(
    lineOf('info', {
      message: 'request',
      method: response.req.method,
      path: path.slice(0, 512),
      kind: pageKindOf(path),
      status: statusOf(response),
      milliseconds: Math.round(seconds * 1e4) / 10,
      requestId: requestIdOf(response.req),
    }),
  );
}
