import { isResourceId } from '@/lib/utils/identifier';
import type { ChapterLink } from './schema';

interface TutorialProgress {
  read: readonly string[];
  last?: string | undefined;
  total: number;
}

export type TutorialProgresses = Readonly<Record<string, TutorialProgress>>;

const MAX_TUTORIALS = 50;

const NOT_BEGUN: TutorialProgress = { read: [], total: 0 };

function withProgress(all: TutorialProgresses, tutorialId: string, progress: TutorialProgress): TutorialProgresses {
  const others = Object.entries(all).filter(([id]) => id !== tutorialId);
  return Object.fromEntries([...others, [tutorialId, progress] as const].slice(-MAX_TUTORIALS));
}

export const withOpened = (all: TutorialProgresses, tutorialId: string, last: string, total: number) =>
  withProgress(all, tutorialId, { ...(all[tutorialId] ?? NOT_BEGUN), last, total });

/** Marks a chapter as read; the same object when it was. */
export function withRead(all: TutorialProgresses, tutorialId: string, chapterId: string): TutorialProgresses {
  const progress = all[tutorialId] ?? NOT_BEGUN;
  if (progress.read.includes(chapterId)) return all;
  return withProgress(all, tutorialId, { ...progress, read: [...progress.read, chapterId] });
}

export function percentRead({ read, total }: TutorialProgress, chapters?: readonly ChapterLink[]): number {
  const known = chapters ? chapters.filter(({ id }) => read.includes(id)).length : read.length;
  const all = chapters?.length ?? total;
  return all > 0 ? Math.min(100, Math.round((known / all) * 100)) : 0;
}

const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every(isResourceId);

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
  return Object.fromEntries(entries.slice(-MAX_TUTORIALS));
}

export function mergeProgresses(older: TutorialProgresses, newer: TutorialProgresses): TutorialProgresses {
  return Object.entries(newer).reduce<TutorialProgresses>(
    (all, [id, progress]) =>
      withProgress(all, id, { ...progress, read: [...new Set([...(all[id]?.read ?? []), ...progress.read])] }),
    older,
  );
}
