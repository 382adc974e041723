import { FACTS } from './facts';
import type { Finding } from './finding';
import { openFindings } from './findings';
import { masker } from './mask';
import type { CallCheck, Known, NounChecks, Question } from './noun';
import { NOUN_CHECKS } from './nouns';
import { preflight, sessionOf } from './preflight';
import { probeAll, readAll } from './read';
import type { Relay, Target } from './relay';
import { signIn } from './sign-in';
import { Stopped } from './stopped';
import type { Terminal } from './terminal';
import { visible } from './visible';
import { writeAll } from './write';

export interface Options extends Target {
  login?: string | undefined;
  write: boolean;
  /** Origins of pictures besides the image service. */
  pictures: readonly string[];
  partnerId?: string | undefined;
  /** Names of nouns, to ask about these alone. */
  only?: readonly string[] | undefined;
  /** Folder of the reports. */
  out: string;
}

export interface Report {
  api: string;
  at: string;
  as: 'visitor' | 'member';
  wrote: boolean;
  /** Ctrl-C ended it early. */
  isStopped: boolean;
  calls: number;
  findings: Finding[];
  /** Rows that the check has made and could not delete. */
  leftovers: string[];
}

/** Says what will be asked, and what asking changes. */
function announce(
  nouns: readonly NounChecks[],
  { api, write, pauseMs }: Options,
  isMember: boolean,
  say: Terminal['say'],
): void {
  const withCalls = nouns.flatMap(({ calls }) => Object.entries(calls));
  const namesOf = (isWanted: (check: CallCheck) => boolean | undefined): string[] =>
    withCalls.flatMap(([name, check]) => (isWanted(check) ? [name] : []));
  const visitors = namesOf(({ ask, isWrite, needsSession, notAsked }) =>
    Boolean(ask && !isWrite && !needsSession && !notAsked),
  );
  const members = namesOf(({ ask, isWrite, needsSession, leaves }) =>
    Boolean(ask && !isWrite && needsSession && (write || !leaves)),
  );
  say(`${api}: one call at a time, ${pauseMs} ms apart.`);
  say(`As a visitor${isMember ? ', then again as a member' : ''}: ${visitors.join(', ')}; then each assumption once.`);
  if (isMember) say(`As a member: ${members.join(', ')}.`);
  for (const [name, { counts, leaves }] of withCalls) {
    if (counts) say(`${name} counts ${counts}${isMember ? ', for each of the two' : ''}.`);
    if (leaves && write && isMember) say(`${name} ${leaves}.`);
  }
  if (write)
    say(
      `With --write it makes, changes and deletes one of each: ${namesOf(({ isWrite, notAsked }) => isWrite && !notAsked).join(', ')}.`,
    );
}

/** Asks a whole API. @throws Unusable when there is nothing to check */
export async function checkApi(
  relay: Relay,
  options: Options,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<Report> {
  const { api, upload, pictures, write, partnerId, only } = options;
  const nouns = NOUN_CHECKS.filter(({ noun }) => !only || only.includes(noun));
  const at = new Date();
  relay.aim({ ...options, token: undefined });
  terminal.say(`Three calls tell whether an API stands at ${api} …`);
  await preflight(relay, api);
  const token = options.login === undefined ? options.token : await signIn(options.login, options.out, terminal);
  const user = token === undefined ? undefined : await sessionOf(relay, token);
  announce(nouns, options, user !== undefined, terminal.say);

  const known: Known = {};
  const findings = openFindings();
  const leftovers: string[] = [];
  const question: Question = { known, send: relay.send, exchanges: relay.exchanges, api, upload, pictures };
  let isStopped = false;
  try {
    const reading = { relay, known, findings, signal, leaves: write };
    relay.signIn(undefined);
    await readAll(nouns, { ...reading, asMember: false });
    if (user && token !== undefined) {
      known.me = { id: user.id, token };
      relay.signIn(token);
      await readAll(nouns, { ...reading, asMember: true });
    }
    await probeAll(
      nouns.flatMap(({ probes = [] }) => probes),
      question,
      findings,
      signal,
    );
    if (write && known.me) {
      const mark = `check-api ${at.getTime().toString(36)}`;
      await writeAll(nouns, { relay, question, me: known.me, partnerId, mark, findings, leftovers, signal });
    }
    await probeAll(FACTS, question, findings, signal);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    isStopped = true;
  }

  const mask = masker([token ?? '', user?.username ?? '', user?.nickname ?? '', user?.email ?? ''], [api, upload]);
  const reported = (text: string): string => visible(mask(text));
  return {
    api,
    at: at.toISOString(),
    as: user ? 'member' : 'visitor',
    wrote: write && user !== undefined,
    isStopped,
    calls: relay.exchanges.length,
    findings: findings.list().map((finding) => ({ ...finding, how: reported(finding.how) })),
    leftovers: leftovers.map(reported),
  };
}
