import { parseArgs } from 'node:util';
import { API_PREFIX } from '@/lib/config/api';
import { isToken } from '@/lib/http/token';
import { isIdentifier } from '@/lib/utils/identifier';
import type { Options } from './check';
import { NOUN_CHECKS } from './nouns';
import { Unusable } from './preflight';

export const USAGE = `npm run check:api -- https://api.example.com [options]

  Asks an API everything that the site reads, and compares its answers with what the site expects.

  --token TOKEN      as the member of this session, too
  --login USERNAME   likewise: asks for the password and for the text of a captcha
  --write            makes, changes and deletes one of each, with a throw-away account
  --partner ID       a second throw-away account, which --write follows and writes to
  --upload ORIGIN    the image service (by default the API's own origin)
  --only NOUNS       asks about these nouns alone (article,share: the files of scripts/check-api/nouns)
  --pictures ORIGIN  another origin that serves pictures (PICTURE_ORIGINS); may be repeated
  --out DIR          where report.json and report.md go (by default check-api-report)
  --pause MS         pause before each call (by default 200)

  Exit code 0: the site works with it; 1: something that it needs is broken; 2: there is nothing to check.`;

/** Longer than a browser waits for an answer. */
const PATIENCE_MS = 16_000;
const PAUSE_MS = 200;

function originOf(name: string, value: string): string {
  const url = URL.parse(value.includes('://') ? value : `https://${value}`);
  const rest = url?.pathname.replace(/\/+$/, '');
  if (!url || !/^https?:$/.test(url.protocol) || url.username || (rest !== '' && rest !== API_PREFIX)) {
    throw new Unusable(`${name} must be an origin such as https://api.example.com, not "${value}".`);
  }
  return url.origin;
}

function nounsOf(names: string | undefined): string[] | undefined {
  const nouns = names?.split(',');
  const unknown = nouns?.find((name) => NOUN_CHECKS.every(({ noun }) => noun !== name));
  if (unknown !== undefined) throw new Unusable(`--only: there is no noun "${unknown}".`);
  return nouns;
}

/** @returns null when the usage is asked for. @throws Unusable for what cannot be understood */
export function readOptions(args: string[]): Options | null {
  let read;
  try {
    read = parseArgs({
      args,
      allowPositionals: true,
      options: {
        token: { type: 'string' },
        login: { type: 'string' },
        write: { type: 'boolean', default: false },
        partner: { type: 'string' },
        upload: { type: 'string' },
        pictures: { type: 'string', multiple: true, default: [] },
        only: { type: 'string' },
        out: { type: 'string', default: 'check-api-report' },
        pause: { type: 'string', default: String(PAUSE_MS) },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Unusable(`${error instanceof Error ? error.message : String(error)} (--help shows the options)`);
  }
  const { values, positionals } = read;
  if (values.help) return null;
  const [address, ...others] = positionals;
  if (address === undefined || others.length > 0) {
    throw new Unusable('Name one address: npm run check:api -- https://api.example.com (--help shows the options)');
  }
  const api = originOf('The address', address);
  if (values.token !== undefined && !isToken(values.token))
    throw new Unusable('--token is no token: it must fit into a request header.');
  if (values.token !== undefined && values.login !== undefined)
    throw new Unusable('Either --token or --login, not both.');
  if (values.write && values.token === undefined && values.login === undefined) {
    throw new Unusable('--write needs a throw-away account: --token or --login.');
  }
  if (values.partner !== undefined && !isIdentifier(values.partner))
    throw new Unusable('--partner must be the id of a user.');
  if (!/^\d{1,5}$/.test(values.pause)) throw new Unusable('--pause must be milliseconds.');
  return {
    api,
    upload: values.upload === undefined ? api : originOf('--upload', values.upload),
    pictures: values.pictures.map((origin) => originOf('--pictures', origin)),
    token: values.token,
    login: values.login,
    write: values.write,
    partnerId: values.partner,
    only: nounsOf(values.only),
    out: values.out,
    pauseMs: Number(values.pause),
    patienceMs: PATIENCE_MS,
  };
}
