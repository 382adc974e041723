import type { Draft } from '@/lib/domain/draft/schema';
import type { LockState } from './draft-lock';

/** What became of an older draft that was found as the desk was opened. */
export type FoundDraft =
  | { kind: 'none' }
  /** It stands in the editor. `outdated`: the article was changed elsewhere after it. */
  | { kind: 'restored'; savedAt: number; outdated: boolean }
  /** It was given up; `writing` can be had back until something else is written. */
  | { kind: 'discarded'; writing: Draft['writing'] };

/** A text of the same article that is not on the desk, and is kept. */
export interface DraftAside {
  draft: Draft;
  /** `typed`: in this page, just now; `older`: saved before that; `swapped`: was on the desk; `replaced`: by the published article; `kept`: since an earlier page. */
  reason: 'typed' | 'older' | 'swapped' | 'replaced' | 'kept';
  count: number;
}

export interface DraftView {
  lock: LockState;
  found: FoundDraft;
  aside: DraftAside | null;
}
