import path from 'node:path';
import * as z from 'zod/mini';
import { HOUR, START } from '@/mocks/db/clock';
import { idFor, randomFor } from '@/mocks/db/random';
import { Relation } from '@/mocks/db/relation';
import type { Feedback, User } from '@/mocks/db/tables';
import { personOf } from './comments';
import { readYaml, SEED_DIR } from './read';

const FILE = path.join(SEED_DIR, 'feedbacks.yaml');
const feedbackSchema = z.object({
  author: z.optional(z.string()),
  hoursAgo: z.number(),
  content: z.string(),
  withoutHtml: z._default(z.boolean(), false),
});

/** The feedback of `feedbacks.yaml`, newest first; without an author it is one of `readers`. */
export function loadFeedbacks(authors: ReadonlyMap<string, User>, readers: readonly User[]): Feedback[] {
  return readYaml(FILE, z.array(feedbackSchema)).map(({ author, hoursAgo, content, withoutHtml }, index) => {
    const time = START - Math.round(hoursAgo * HOUR);
    return {
      id: idFor(`feedback:${index}`),
      userId: personOf(FILE, author, `feedback:${index}`, { authors, readers }).id,
      content: content.trim(),
      html: withoutHtml ? null : undefined,
      createTime: time,
      updateTime: time,
    };
  });
}

/** Key of the link for one kind of reaction to a feedback. */
export const attitudeTo = (feedbackId: string, itemType: string): string => `${feedbackId}:${itemType}`;

/** Frequencies of the six reactions, in their order. */
const SHARES = [0.09, 0.008, 0.012, 0.03, 0.02, 0.04];

export function seedAttitudes(feedbacks: readonly Feedback[], users: readonly User[]): Relation {
  const attitudes = Relation.empty();
  for (const { id, createTime } of feedbacks) {
    for (const [index, share] of SHARES.entries()) {
      const random = randomFor(`attitudes:${id}:${index}`);
      for (const user of random.sample(users, Math.floor(random.next() ** 2 * share * users.length))) {
        attitudes.set(user.id, attitudeTo(id, String(index + 1)), createTime);
      }
    }
  }
  return attitudes;
}
