import type * as z from 'zod/mini';
import type { Exchange, Relay } from './relay';
import type { Writer } from './writer';

/** Rows that earlier answers have shown, to be asked about. */
export interface Known {
  article?: { id: string; userId: string; category: string; tags: readonly string[] };
  /** An article of the member's own. */
  ownArticle?: { id: string } | undefined;
  share?: { id: string; userId: string; block: string };
  folderId?: string;
  tutorialCategoryId?: string;
  tutorialId?: string;
  chapterId?: string;
  resumeId?: string;
  partnerId?: string;
  tool?: { id: string; name: string };
  /** Words of a title and of a name, to search for. */
  word?: string;
  nickname?: string;
  /** A share that `write` has made, for what stands below one. */
  ownShareId?: string;
  /** A folder that `write` has made. */
  ownFolderId?: string;
  me?: { id: string; token: string };
}

export interface CallCheck {
  /** Asks with the client's own function. @throws NothingToAsk */
  ask?: (known: Known) => Promise<unknown>;
  /** Asked by `write` instead, with --write. */
  isWrite?: true;
  /** Never asked, and why. */
  notAsked?: string;
  needsSession?: true;
  /** The change that asking makes; asked with --write only. */
  leaves?: string;
  /** The change that asking makes, of a call that the site cannot do without: it is said beforehand. */
  counts?: string;
  /** The question is a wrong one: a sentence for the user is the expected answer. */
  isRefused?: true;
  /** A sentence for the user is as good as an answer. */
  mayBeRefused?: true;
  /** The site has no page, or no session, without it. */
  isNeeded?: true;
  /** Fields that no row needs to have, as paths within the answer. */
  mayLack?: readonly string[];
  /** The site's behaviour without it. */
  without: string;
  /** The answer is a file. */
  isFile?: true;
  /** Schema of an answer to what is not asked for reading. */
  schema?: z.ZodMiniType;
  /** By default the api and schema of the noun. */
  change?: string;
}

export interface Question {
  known: Known;
  send: Relay['send'];
  /** Everything that was answered until now. */
  exchanges: readonly Exchange[];
  api: string;
  upload: string;
  /** Further origins of pictures. */
  pictures: readonly string[];
}

/** Null as expected, a text how it differs, a note as expected with a remark. */
export type Told = string | null | { note: string };

/** An assumption or a known fact. */
export interface Fact {
  /** `A3`, or `known` for a known fact. */
  of: string;
  says: string;
  isNeeded?: true;
  without: string;
  change: string;
}

/** One with the question that tells. */
export interface Probe extends Fact {
  /** @throws NothingToAsk */
  ask: (question: Question) => Promise<Told> | Told;
  needsSession?: true;
}

/** Everything that is asked of one noun. */
export interface NounChecks {
  noun: string;
  /** By method and path. */
  calls: Readonly<Record<string, CallCheck>>;
  probes?: readonly Probe[];
  /** Facts that only `write` shows, by the name that it proves them by. */
  proofs?: Readonly<Record<string, Fact>>;
  write?: (writer: Writer) => Promise<void>;
}
