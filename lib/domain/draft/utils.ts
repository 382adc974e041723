import { fingerprint } from '@/lib/utils/fingerprint';
import { sameFields } from '@/lib/utils/same-fields';
import type { Draft } from './schema';

/** Drafts are a user's own, one for each article and one for the next new one. */
export const draftKey = (userId: string, articleId: string | null): string => `${userId}:${articleId ?? 'new'}`;

interface FoundDrafts {
  /** What stands on the desk and is nowhere else. */
  own: Draft | undefined;
  stored: Draft | undefined;
  /** What was kept before the author was known. */
  moved: readonly Draft[];
  /** Another tab has gone on with the stored one since. */
  storedFirst: boolean;
}

/** Which of several drafts of one article comes onto the desk, and which others have to be laid aside. */
export function chooseDraft({ own, stored, moved, storedFirst }: FoundDrafts) {
  const found = [own, stored, ...moved].filter((draft) => draft !== undefined);
  const newest = found.toSorted((one, other) => other.savedAt - one.savedAt)[0];
  const chosen = storedFirst && stored ? stored : newest;
  const distinct = found.filter(
    (draft, index) => found.findIndex(({ writing }) => sameFields(writing, draft.writing)) === index,
  );
  return { chosen, rest: distinct.filter(({ writing }) => !chosen || !sameFields(writing, chosen.writing)) };
}

/** Tells one state of an article from another. */
export const baseOf = (writing: Draft['writing']): string =>
  fingerprint(JSON.stringify(Object.entries(writing).sort()));

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** The title that a Markdown file gives itself: in its front matter, or as its first heading; '' without one. */
export function titleOf(markdown: string): string {
  const front = FRONTMATTER.exec(markdown)?.[1] ?? '';
  const named = /^title:[ \t]*(.+)$/m
    .exec(front)?.[1]
    ?.trim()
    .replace(/^(['"])(.*)\1$/, '$2');
  return named ?? /^#[ \t]+(.+?)[ \t]*#*$/m.exec(markdown.replace(FRONTMATTER, ''))?.[1] ?? '';
}

/** A larger file is none that somebody wrote. */
const MAX_FILE_BYTES = 1024 * 1024;

/** Why a file is not taken as a text, for the author; null when it is. */
export function refuseMarkdown({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!/\.(md|markdown|txt)$/i.test(name)) return '请选择 Markdown 文件（.md）';
  return size > MAX_FILE_BYTES ? '文件不能超过 1MB' : null;
}
