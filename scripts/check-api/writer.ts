import type { Known, Question } from './noun';

/** The tools of a noun's `write`: each step is reported, and everything that is made is deleted again. */
export interface Writer extends Question {
  /** Stands in every text that is written. */
  mark: string;
  me: NonNullable<Known['me']>;
  /** A second account, which is followed and written to. */
  partnerId: string | undefined;
  /** Asks a call and reports it. Never throws but when the run is stopped. @returns whether it succeeded */
  step: (call: string, write: () => Promise<unknown>) => Promise<boolean>;
  /** Says why calls are not asked. */
  skip: (calls: readonly string[], why: string) => void;
  /** Whether the API refuses this with a sentence for the user. */
  isRefused: (write: () => Promise<unknown>) => Promise<boolean>;
  /** A step after all nouns have written. */
  atEnd: (call: string, write: () => Promise<unknown>) => void;
  /** Runs last, whatever happened: deletes what is found of `what`. */
  cleanUp: (what: string, remove: () => Promise<unknown>) => void;
  /** Reports an assumption or a known fact that the write has shown. */
  prove: (of: string, says: string, how: string | null, change: string) => void;
}
