import * as z from 'zod/mini';
import { ApiError } from '@/lib/http/api-error';
import { observeCalls } from '@/lib/http/request';
import { inputSchema } from '../openapi/input-schema';
import { inWords, isPage } from './answers';
import type { Finding } from './finding';
import { lackingFields } from './lacking';
import { hasTimedOut, type Exchange, type Relay } from './relay';

/** The client gives up then (lib/http/request.ts): a render, and a browser. */
const RENDER_MS = 5_000;
const SHOWN_LINES = 3;
const NOT_FOUND = 404;

/** Without a language the library says only that an input is invalid. */
z.config(z.locales.en());

interface Outcome {
  verdict: Finding['verdict'];
  how: string;
  failed: boolean;
  /** Instead of what the site does without the whole call. */
  then?: string;
  exchange: Exchange | undefined;
}

interface Expectations {
  isRefused?: true | undefined;
  mayBeRefused?: true | undefined;
  mayLack?: readonly string[] | undefined;
  isFile?: true | undefined;
}

const isFile = (exchange: Exchange | undefined): boolean =>
  exchange?.status === 200 && /^attachment/i.test(exchange.headers.get('content-disposition') ?? '');

const shortened = (text: string): string =>
  text.split('\n').slice(0, SHOWN_LINES).join(' ').replace(/\s+/g, ' ').trim();

function howItFailed(error: unknown, exchange: Exchange | undefined): string {
  if (!(error instanceof ApiError) || !exchange) return String(error);
  if (error.kind === 'malformed' && error.cause instanceof z.core.$ZodError)
    return shortened(z.prettifyError(error.cause));
  if (hasTimedOut(exchange)) return `no answer within ${Math.round(exchange.ms / 1_000)} s`;
  if (error.kind === 'network' && exchange.ms > RENDER_MS) {
    return `takes ${Math.round(exchange.ms / 1_000)} s: a render gives up after 5 s, a browser after 15 s`;
  }
  return `answers ${inWords(exchange)}`;
}

/** Asks one call with the client's own function, and compares the answer with the client's own schema. */
export async function ask(
  relay: Relay,
  question: () => Promise<unknown>,
  expected: Expectations = {},
): Promise<Outcome> {
  const before = relay.exchanges.length;
  const warnings: string[] = [];
  const warn = console.warn;
  let schema: z.ZodMiniType | undefined;
  // The client reports malformed rows as warnings, and leaves them out.
  console.warn = (...words: unknown[]) => void warnings.push(shortened(words.join(' ')));
  observeCalls((_call, described) => {
    schema = described;
  });
  let failure: { error: unknown } | undefined;
  try {
    await question();
  } catch (error) {
    failure = { error };
  } finally {
    console.warn = warn;
    observeCalls(undefined);
  }
  await relay.settled();
  const exchange = relay.exchanges[before];
  if (failure && !exchange) throw failure.error;

  // The client reads files as a browser does, not as node.
  if (expected.isFile && isFile(exchange)) return { verdict: 'as expected', how: '', failed: false, exchange };
  if (failure) {
    const { error } = failure;
    const isSentence = error instanceof ApiError && error.kind === 'business';
    if (isSentence && (expected.isRefused || expected.mayBeRefused)) {
      return {
        verdict: 'as expected',
        how: expected.isRefused ? '' : `refused: ${error.message}`,
        failed: false,
        exchange,
      };
    }
    const isAbsent = exchange?.status === NOT_FOUND && isPage(exchange);
    return { verdict: isAbsent ? 'absent' : 'differs', how: howItFailed(error, exchange), failed: true, exchange };
  }
  if (expected.isRefused) return { verdict: 'differs', how: 'takes what is wrong', failed: true, exchange };
  const differs = (how: string, then: string): Outcome => ({ verdict: 'differs', how, failed: false, then, exchange });
  if (warnings.length > 0) return differs(warnings.join('; '), 'what is malformed is left out');
  const data: unknown = Object(exchange?.body).data;
  const lacking = schema && data !== null ? lackingFields(inputSchema(schema), [data]) : [];
  const missed = lacking.filter((field) => !expected.mayLack?.includes(field));
  if (missed.length > 0) return differs(`nowhere: ${missed.join(', ')}`, 'what is absent is unknown, and not shown');
  return { verdict: 'as expected', how: '', failed: false, exchange };
}
