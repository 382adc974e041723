import { ask } from './ask';
import { ApiError } from '@/lib/http/api-error';
import { NothingToAsk } from './finding';
import type { Findings } from './findings';
import type { Known, NounChecks, Question } from './noun';
import { callFinding, factFinding } from './read';
import type { Relay } from './relay';
import { Stopped } from './stopped';
import type { Writer } from './writer';

interface Writing {
  relay: Relay;
  question: Question;
  me: NonNullable<Known['me']>;
  partnerId: string | undefined;
  mark: string;
  findings: Findings;
  /** Filled with what could not be deleted again. */
  leftovers: string[];
  signal: AbortSignal;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Creates, changes and deletes one of each. Whatever happens it is all deleted again. */
export async function writeAll(nouns: readonly NounChecks[], writing: Writing): Promise<void> {
  const { relay, question, findings, signal, mark, me, partnerId, leftovers } = writing;
  const ends: (() => Promise<unknown>)[] = [];
  const cleaners: { what: string; remove: () => Promise<unknown> }[] = [];

  const writerOf = ({ noun, calls, proofs = {} }: NounChecks): Writer => {
    const step: Writer['step'] = async (name, write) => {
      if (signal.aborted) throw new Stopped();
      const check = calls[name];
      if (!check) throw new Error(`${noun} does not list ${name}`);
      const outcome = await ask(relay, write, check);
      findings.add(callFinding(noun, name, check, outcome));
      return !outcome.failed;
    };
    return {
      ...question,
      mark,
      me,
      partnerId,
      step,
      skip: (names, why) => {
        for (const name of names) findings.explain(name, why);
      },
      refusalOf: async (write) => {
        if (signal.aborted) throw new Stopped();
        try {
          await write();
          return null;
        } catch (error) {
          if (error instanceof ApiError && (error.kind === 'business' || error.kind === 'unauthorised')) return error;
          throw error;
        }
      },
      atEnd: (name, write) => void ends.unshift(() => step(name, write)),
      cleanUp: (what, remove) => void cleaners.unshift({ what, remove }),
      prove: (proof, how) => {
        const fact = proofs[proof];
        if (!fact) throw new Error(`${noun} does not list the proof ${proof}`);
        findings.add(factFinding(fact, { verdict: how === null ? 'as expected' : 'differs', how: how ?? '' }));
      },
    };
  };

  const attempt = async (noun: string, run: () => Promise<unknown>) => {
    try {
      await run();
    } catch (error) {
      if (error instanceof Stopped) throw error;
      const isUnknown = error instanceof NothingToAsk;
      findings.add({
        kind: 'fact',
        name: `write: ${noun}`,
        verdict: isUnknown ? 'not asked' : 'differs',
        how: isUnknown ? messageOf(error) : `could not go on: ${messageOf(error)}`,
        then: '',
        change: `lib/domain/${noun}/api.ts`,
        isBroken: false,
      });
    }
  };

  try {
    for (const checks of nouns) {
      const { write } = checks;
      if (signal.aborted) throw new Stopped();
      if (write) await attempt(checks.noun, () => write(writerOf(checks)));
    }
    for (const end of ends) await attempt('end', end);
  } finally {
    for (const { what, remove } of cleaners) {
      await remove().catch((error: unknown) => leftovers.push(`${what} with ${mark}: ${messageOf(error)}`));
    }
  }
}
