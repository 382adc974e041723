import path from 'node:path';
import * as z from 'zod/mini';
import { HOUR, START } from '@/mocks/db/clock';
import { idFor } from '@/mocks/db/random';
import type { Comment, Share } from '@/mocks/db/tables';
import { commentSchema, discussionBelow, personOf, type People } from './comments';
import { imageUrl, readYaml, SEED_DIR } from './read';

const FILE = path.join(SEED_DIR, 'shares.yaml');
const shareSchema = z.object({
  author: z.optional(z.string()),
  block: z.string(),
  hoursAgo: z.number(),
  content: z.string(),
  pictures: z.optional(z.array(z.string())),
  comments: z.optional(z.array(commentSchema)),
});

/** The shares of `shares.yaml`, the oldest first, and their comments by share id. */
export function loadShares(people: People): { shares: Share[]; comments: Map<string, Comment[]> } {
  const comments = new Map<string, Comment[]>();
  const shares = readYaml(FILE, z.array(shareSchema)).map((entry, index, { length }) => {
    // Counted from the oldest, so that a new entry at the top changes no id.
    const key = `share:${length - index}`;
    const id = idFor(key);
    const share = {
      id,
      userId: personOf(FILE, entry.author, id, people).id,
      content: entry.content.trim(),
      pictures: (entry.pictures ?? []).map(imageUrl),
      block: entry.block,
      createTime: START - Math.round(entry.hoursAgo * HOUR),
    };
    comments.set(id, discussionBelow({ file: FILE, key, subject: share, entries: entry.comments ?? [], people }));
    return share;
  });
  return { shares: shares.reverse(), comments };
}
