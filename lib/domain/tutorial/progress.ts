import { isResourceId } from '@/lib/utils/identifier';
import type { ChapterLink } from './schema';

/** What this browser knows of a tutorial that was begun. */
interface TutorialProgress {
  /** Ids of the chapters that were read to their end. */
  read: readonly string[];
  /** The chapter that was opened last. */
  last?: string | undefined;
  /** How many chapters there were then. */
  total: number;
}

/** By tutorial, the one that was opened last at the end. */
export type TutorialProgresses = Readonly<Record<string, TutorialProgress>>;

/** Tutorials that are remembered; the oldest are evicted. */
const MOST_TUTORIALS = 50;

const NOT_BEGUN: TutorialProgress = { read: [], total: 0 };

function withProgress(all: TutorialProgresses, tutorialId: string, progress: TutorialProgress): TutorialProgresses {
  const others = Object.entries(all).filter(([id]) => id !== tutorialId);
  return Object.fromEntries([...others, [tutorialId, progress] as const].slice(-MOST_TUTORIALS));
}

/** After a chapter was opened. */
export const withOpened = (all: TutorialProgresses, tutorialId: string, last: string, total: number) =>
  withProgress(all, tutorialId, { ...(all[tutorialId] ?? NOT_BEGUN), last, total });

/** After a chapter was read to its end; the same object when it was before. */
export function withRead(all: TutorialProgresses, tutorialId: string, chapterId: string): TutorialProgresses {
  const progress = all[tutorialId] ?? NOT_BEGUN;
  if (progress.read.includes(chapterId)) return all;
  return withProgress(all, tutorialId, { ...progress, read: [...progress.read, chapterId] });
}

/** How much was read, 0 to 100; of the chapters that there still are, where they are known. */
export function percentRead({ read, total }: TutorialProgress, chapters?: readonly ChapterLink[]): number {
  const known = chapters ? chapters.filter(({ id }) => read.includes(id)).length : read.length;
  const all = chapters?.length ?? total;
  return all > 0 ? Math.min(100, Math.round((known / all) * 100)) : 0;
}

const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every(isResourceId);

/** Stored progress; tutorials that this release cannot read are dropped. */
export function parseProgresses(value: unknown): TutorialProgresses {
  const entries = Object.entries(Object(value)).flatMap(([id, progress]) => {
    const { read, last, total }: Record<string, unknown> = Object(progress);
    if (!isResourceId(id) || !isIds(read)) return [];
    return [
      [
        id,
        {
          read,
          last: isResourceId(last) ? last : undefined,
          total: Number.isSafeInteger(total) ? Number(total) : 0,
        },
      ] as const,
    ];
  });
  return Object.fromEntries(entries.slice(-MOST_TUTORIALS));
}

/** Two browsers' progress as one: what was read in either; places as in `newer`. */
export function mergeProgresses(older: TutorialProgresses, newer: TutorialProgresses): TutorialProgresses {
  return Object.entries(newer).reduce<TutorialProgresses>(
    (all, [id, progress]) =>
      withProgress(all, id, { ...progress, read: [...new Set([...(all[id]?.read ?? []), ...progress.read])] }),
    older,
  );
}
