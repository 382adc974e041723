import { isEnvelope, type Envelope } from '@/lib/http/envelope';
import { NothingToAsk } from './finding';
import type { Exchange } from './relay';

export type Row = Readonly<Record<string, unknown>>;

export const envelopeOf = ({ body }: Exchange): Envelope | null => (isEnvelope(body) ? body : null);

export const isPage = ({ headers, text }: Exchange): boolean =>
  (headers.get('content-type') ?? '').includes('html') || /^\s*<(!doctype|html)/i.test(text);

/** An answer in a few words, for the report. */
export function inWords(exchange: Exchange): string {
  const { status, failure, headers } = exchange;
  if (failure) return failure.code || failure.message;
  const envelope = envelopeOf(exchange);
  if (envelope) {
    const said =
      typeof envelope.message === 'string' && envelope.message !== '' ? ` "${envelope.message.slice(0, 80)}"` : '';
    return `${status} with code ${envelope.code}${said}`;
  }
  if (status >= 300 && status < 400) return `${status} to ${headers.get('location')?.split('?')[0] ?? 'nowhere'}`;
  return `${status} with ${isPage(exchange) ? 'an HTML page' : exchange.text === '' ? 'an empty body' : 'a body that is no envelope'}`;
}

/** The data of a success. @throws NothingToAsk for any other answer, which its own call reports */
export function dataOf(exchange: Exchange): unknown {
  const envelope = envelopeOf(exchange);
  if (exchange.status !== 200 || envelope?.code !== '0') {
    throw new NothingToAsk(`${exchange.method} ${exchange.path} answers ${inWords(exchange)}`);
  }
  return envelope.data ?? null;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

export const asRow = (value: unknown): Row => (isRow(value) ? value : {});

/** The rows of a list or of a page. */
export function rowsOf(data: unknown): Row[] {
  const list: unknown = Array.isArray(data) ? data : asRow(data).list;
  return Array.isArray(list) ? list.filter(isRow) : [];
}

/** Every row within a value, however deep, with its own fields. */
export function* rowsWithin(value: unknown): Generator<Row> {
  if (Array.isArray(value)) for (const item of value) yield* rowsWithin(item);
  else if (isRow(value)) {
    yield value;
    for (const field of Object.values(value)) yield* rowsWithin(field);
  }
}

/** The last success of a call, which was asked before. @throws NothingToAsk */
export function answerTo(exchanges: readonly Exchange[], call: string): unknown {
  const asked = exchanges.findLast(
    ({ method, path, body }) => `${method} ${path}` === call && asRow(body).code === '0' && asRow(body).data,
  );
  if (!asked) throw new NothingToAsk(`${call} has no answer to look at`);
  return dataOf(asked);
}
