/** The result of asking one call, one assumption or one known fact (docs/api-assumptions.md). */
export interface Finding {
  kind: 'call' | 'fact';
  /** `GET /articles`, or `A3: new is the order of time`. */
  name: string;
  verdict: 'as expected' | 'differs' | 'absent' | 'not asked';
  /** How it differs, or why it was not asked. */
  how: string;
  /** The site's behaviour then. */
  then: string;
  /** The file to change, and the name in it. */
  change: string;
  /** The site needs it. */
  isBroken: boolean;
  ms?: number;
}

/** Thrown by a question about something of which nothing is known, such as a share where there is none. */
export class NothingToAsk extends Error {}

/** The call is not asked without what is known of. @throws NothingToAsk */
export function need<T>(known: T | null | undefined, what: string): T {
  if (known === undefined || known === null) throw new NothingToAsk(`the API has shown no ${what}`);
  return known;
}
