import 'client-only';
import * as z from 'zod/mini';
import { parsedBy } from '@/lib/browser/storage';
import { draftRows, type DraftRow, type DraftRows } from '@/lib/drafts/draft-database';
import type { Share } from './schema';

const KIND = 'seen-shares';
const MAX_SHARES = 500;
const MAX_CHARACTERS = 600;

const seenShareSchema = z.object({
  id: z.string(),
  nickname: z.string(),
  content: z.string(),
  createTime: z.string(),
  pictures: z.number(),
});
export type SeenShare = z.output<typeof seenShareSchema>;

const rowIdOf = (owner: string) => `${KIND}:${owner}`;
const seenOf = ({ id, nickname, content, createTime, pictures }: Share): SeenShare => ({
  id,
  nickname,
  content: content.slice(0, MAX_CHARACTERS),
  createTime,
  pictures: pictures.length,
});

/** Each share once, the latest first. */
export function withSeen(known: readonly SeenShare[], shares: readonly Share[]): SeenShare[] {
  const byId = new Map([...known, ...shares.map(seenOf)].map((share) => [share.id, share]));
  return [...byId.values()].sort((one, other) => other.createTime.localeCompare(one.createTime)).slice(0, MAX_SHARES);
}

/** Broken ones are dropped. */
export const seenSharesSchema = parsedBy((value) =>
  Array.isArray(value) ? value.flatMap((share) => z.safeParse(seenShareSchema, share).data ?? []) : undefined,
);
const sharesOf = (row: DraftRow | undefined): SeenShare[] => seenSharesSchema.safeParse(row?.value).data ?? [];

/** None where storage is blocked. */
export async function listSeenShares(owner: string, rows: DraftRows = draftRows): Promise<SeenShare[]> {
  const found = await rows.listFrom(rowIdOf(owner)).catch(() => []);
  return sharesOf(found.find(({ id }) => id === rowIdOf(owner)));
}

/** Keeps nothing where storage is full: the shares of this page are found all the same. */
export async function keepSeenShares(owner: string, shares: readonly Share[], rows: DraftRows = draftRows) {
  const row = { id: rowIdOf(owner), owner, kind: KIND, subjectId: '', base: '', savedAt: Date.now() };
  await rows.update(row.id, (known) => ({ ...row, value: withSeen(sharesOf(known), shares) })).catch(() => {});
}

/** Shares of which the text or the author has every word. */
export function matchingShares(shares: readonly SeenShare[], text: string): SeenShare[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return shares.filter(({ nickname, content }) => {
    const sought = `${nickname} ${content}`.toLowerCase();
    return words.every((word) => sought.includes(word));
  });
}
