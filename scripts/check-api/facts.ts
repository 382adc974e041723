import { isIdentifier } from '@/lib/utils/identifier';
import { parseApiTime } from '@/lib/utils/time';
import { asRow, envelopeOf, inWords, rowsWithin } from './answers';
import { NothingToAsk } from './finding';
import type { Probe } from './noun';
import type { Exchange } from './relay';

const FIELDS = 'lib/http/fields.ts';

/** A known fact of the fields of all answers: the first value that is not so tells. */
interface FieldFact {
  says: string;
  name: RegExp;
  isSo: (value: unknown) => boolean;
  /** Answers with such fields. */
  path?: RegExp;
  without: string;
  change: string;
}

const FIELD_FACTS: readonly FieldFact[] = [
  {
    says: 'times are YYYY-MM-DD HH:mm:ss',
    name: /^(create|update|send|login)Time$|^createAt$/,
    isSo: (value) => value === '' || (typeof value === 'string' && parseApiTime(value) !== null),
    without: 'the time is left out, and what is sorted by it is in disorder',
    change: 'lib/utils/time.ts',
  },
  {
    says: 'ids of articles, shares and users have 16 characters, the last a check digit',
    name: /^(userId|articleId|circleId|focusUserId|sourceUserId|fromId|toId)$/,
    isSo: (value) => value === '' || isIdentifier(value),
    without: 'an article, share or profile is "not found" without a request',
    change: 'lib/utils/identifier.ts, isIdentifier',
  },
  {
    says: 'counts are numbers',
    name: /[cC]ounts?$|^total$|^exp$|[tT]otal$/,
    isSo: (value) => typeof value === 'number',
    without: 'the row is left out',
    change: `${FIELDS}, count`,
  },
  {
    says: 'flags are booleans',
    name: /^(is(Liker|Flower|Author|Focus\w*|Disliker|Gifter|Hearter|Rocketer|Viewer)|has[A-Z]\w*|bind(Password|Wx)|collected)$/,
    isSo: (value) => typeof value === 'boolean',
    without: 'the row is left out',
    change: `${FIELDS}, flag`,
  },
  {
    says: 'enumerations are digits as text',
    name: /^(gender|status|itemType|haveRead|isReplyComment|isPrivate|imRestrict)$/,
    isSo: (value) => typeof value === 'string',
    without: 'the row is left out',
    change: `${FIELDS}, text`,
  },
  {
    says: 'no answer has a password',
    name: /^password$/,
    isSo: () => false,
    without: 'nothing: the site reads no such field, but whoever reads the answers sees it',
    change: 'the API',
  },
];

function* fieldsOf(exchanges: readonly Exchange[], { name, path }: FieldFact): Generator<[Exchange, string, unknown]> {
  for (const exchange of exchanges) {
    if (path && !path.test(exchange.path)) continue;
    for (const row of rowsWithin(asRow(exchange.body).data)) {
      for (const [field, value] of Object.entries(row)) {
        if (name.test(field) && value !== null && value !== undefined) yield [exchange, field, value];
      }
    }
  }
}

const fieldProbe = (fact: FieldFact): Probe => ({
  of: 'known',
  says: fact.says,
  without: fact.without,
  change: fact.change,
  ask: ({ exchanges }) => {
    for (const [{ path }, field, value] of fieldsOf(exchanges, fact)) {
      // Names and texts are not shown, but how they look.
      if (!fact.isSo(value)) return `${field} of ${path} is ${shapeOf(value)}`;
    }
    return null;
  },
});

/** How a value looks, without what it says. */
function shapeOf(value: unknown): string {
  if (typeof value !== 'string')
    return Array.isArray(value)
      ? 'a list'
      : `the ${typeof value} ${typeof value === 'object' ? '' : String(value)}`.trim();
  return `"${value
    .slice(0, 24)
    .replace(/\p{L}/gu, (letter) => (/[a-z]/.test(letter) ? 'a' : 'A'))
    .replace(/\d/g, '0')}"`;
}

/** Known facts of the transport, told by all answers together and by a few calls that the site never makes. */
export const FACTS: readonly Probe[] = [
  {
    of: 'known',
    says: 'an unknown call is an HTML page with 404',
    isNeeded: true,
    without: 'what this release of the API lacks cannot be told from a failure',
    change: 'lib/http/unknown-calls.ts',
    ask: async ({ send }) => {
      const answer = await send({ path: '/check-api/no-such-call' });
      return answer.status === 404 && !envelopeOf(answer) ? null : `answers ${inWords(answer)}`;
    },
  },
  {
    of: 'known',
    says: 'every answer is {code, data, message}, a refusal with a sentence',
    isNeeded: true,
    without: 'the answer counts as a failure of the network',
    change: 'lib/http/envelope.ts, lib/http/request.ts',
    ask: ({ exchanges }) => {
      const silent = exchanges.find((exchange) => {
        const envelope = envelopeOf(exchange);
        return envelope?.code === '-1' && (typeof envelope.message !== 'string' || envelope.message === '');
      });
      if (silent) return `${silent.path} refuses without a sentence`;
      const other = exchanges.find(({ body }) => typeof asRow(body).code === 'number');
      if (other) return `the code of ${other.path} is the number ${String(asRow(other.body).code)}`;
      const codes = new Set(exchanges.flatMap((exchange) => envelopeOf(exchange)?.code ?? []));
      if (codes.size === 0) throw new NothingToAsk('no answer is an envelope');
      const unknown = [...codes].filter((code) => !['0', '-1', '9999'].includes(code));
      return unknown.length === 0 ? null : `there are the codes ${unknown.join(', ')}`;
    },
  },
  {
    of: 'known',
    says: 'a refusal is 200 with code -1, and the site shows its sentence',
    without: 'the sentence is shown as a failure of the network',
    change: 'lib/http/request.ts',
    ask: ({ exchanges }) => {
      const other = exchanges.find((exchange) => envelopeOf(exchange)?.code === '-1' && exchange.status !== 200);
      return other ? `${other.path} answers ${inWords(other)}` : null;
    },
  },
  ...FIELD_FACTS.map(fieldProbe),
];
