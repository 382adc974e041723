import type { ApiError } from '@/lib/http/api-error';
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
  /** The API's refusal of this, of whatever kind; null when it is taken. @throws without an answer */
  refusalOf: (write: () => Promise<unknown>) => Promise<ApiError | null>;
  /** A step after all nouns have written. */
  atEnd: (call: string, write: () => Promise<unknown>) => void;
  /** Runs last, whatever happened: deletes what is found of `what`. */
  cleanUp: (what: string, remove: () => Promise<unknown>) => void;
  /** Reports one of the noun's proofs: null as expected, otherwise how it differs. */
  prove: (proof: string, how: string | null) => void;
}
