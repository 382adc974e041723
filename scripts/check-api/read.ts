import { ask } from './ask';
import { NothingToAsk, type Finding } from './finding';
import type { Findings } from './findings';
import type { CallCheck, Fact, Known, NounChecks, Probe, Question } from './noun';
import { Unusable } from './preflight';
import type { Relay } from './relay';
import { Stopped } from './stopped';

/** So many calls in a row without an answer end the check. */
const MAX_SILENT = 3;
const TOO_MANY_REQUESTS = 429;
const NEEDS_SESSION = 'it needs a session: --token or --login';
const NEEDS_WRITE = 'it writes: --write';

export interface Reading {
  relay: Relay;
  known: Known;
  findings: Findings;
  /** Asks calls whose reading changes something, too. */
  leaves: boolean;
  asMember: boolean;
  signal: AbortSignal;
}

type Outcome = Pick<Finding, 'verdict' | 'how'> & {
  failed: boolean;
  then?: string;
  exchange?: { ms: number } | undefined;
};

export function callFinding(noun: string, name: string, check: CallCheck, outcome: Outcome): Finding {
  const { verdict, how, failed, then = check.without, exchange } = outcome;
  return {
    kind: 'call',
    name,
    verdict,
    how,
    then,
    change: check.change ?? `lib/domain/${noun}/${failed ? 'api.ts, schema.ts' : 'schema.ts'}`,
    isBroken: failed && check.isNeeded === true,
    ...(exchange && { ms: exchange.ms }),
  };
}

export function factFinding(
  { of, says, without, change, isNeeded }: Fact,
  told: Pick<Finding, 'verdict' | 'how'>,
): Finding {
  const isBroken = told.verdict === 'differs' && isNeeded === true;
  return { kind: 'fact', name: `${of}: ${says}`, ...told, then: without, change, isBroken };
}

const notAsked = (noun: string, name: string, check: CallCheck, how: string): Finding =>
  callFinding(noun, name, check, { verdict: 'not asked', how, failed: false });

/** Why a call is not asked in this pass; undefined when it is. */
function whyNot({ ask, isWrite, needsSession, leaves, notAsked }: CallCheck, reading: Reading): string | undefined {
  if (notAsked) return notAsked;
  if (isWrite || !ask) return NEEDS_WRITE;
  if (leaves && !reading.leaves) return `it ${leaves}: --write`;
  return needsSession && !reading.asMember ? NEEDS_SESSION : undefined;
}

/** Asks every reading call of these nouns in turn, as a visitor or as the member. @throws Stopped, Unusable */
export async function readAll(nouns: readonly NounChecks[], reading: Reading): Promise<void> {
  const { relay, known, findings, asMember, signal } = reading;
  let silent = 0;
  for (const { noun, calls, proofs = {} } of nouns) {
    for (const fact of Object.values(proofs))
      findings.add(factFinding(fact, { verdict: 'not asked', how: NEEDS_WRITE }));
    for (const [name, check] of Object.entries(calls)) {
      if (signal.aborted) throw new Stopped();
      const reason = whyNot(check, reading);
      const question = check.ask;
      if (reason !== undefined || !question) {
        findings.add(notAsked(noun, name, check, reason ?? ''));
        continue;
      }
      try {
        const outcome = await ask(relay, () => question(known), check);
        const { exchange, how } = outcome;
        silent = exchange?.failure ? silent + 1 : 0;
        if (silent === MAX_SILENT)
          throw new Unusable(`The API stopped answering: ${MAX_SILENT} calls in a row, the last ${name}.`);
        if (exchange?.status === TOO_MANY_REQUESTS)
          throw new Unusable('The API refuses so many calls (429): try again with a longer --pause.');
        const told =
          asMember && !check.needsSession && how !== '' ? { ...outcome, how: `as a member: ${how}` } : outcome;
        findings.add(callFinding(noun, name, check, told));
      } catch (error) {
        if (!(error instanceof NothingToAsk)) throw error;
        findings.add(notAsked(noun, name, check, error.message));
      }
    }
  }
}

/** Asks the question of every assumption and known fact. @throws Stopped */
export async function probeAll(probes: readonly Probe[], question: Question, findings: Findings, signal: AbortSignal) {
  for (const probe of probes) {
    if (signal.aborted) throw new Stopped();
    const tell = (verdict: Finding['verdict'], how = '') => findings.add(factFinding(probe, { verdict, how }));
    if (probe.needsSession && !question.known.me) {
      tell('not asked', NEEDS_SESSION);
      continue;
    }
    try {
      const told = await probe.ask(question);
      if (typeof told === 'string') tell('differs', told);
      else tell('as expected', told?.note);
    } catch (error) {
      if (!(error instanceof NothingToAsk)) throw error;
      tell('not asked', error.message);
    }
  }
}
