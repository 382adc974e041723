import path from 'node:path';
import * as z from 'zod/mini';
import { MINUTE, START } from '@/mocks/db/clock';
import { idFor } from '@/mocks/db/random';
import type { Message, User } from '@/mocks/db/tables';
import { ASSISTANT_ID } from '@/mocks/factories/assistant';
import { imageUrl, readYaml, SEED_DIR } from './read';

const FILE = path.join(SEED_DIR, 'messages.yaml');

const entrySchema = z.object({
  from: z.string(),
  minutesAgo: z.number(),
  content: z.optional(z.string()),
  image: z.optional(z.string()),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  quotes: z.optional(z.number()),
  recalled: z.optional(z.boolean()),
  unread: z.optional(z.boolean()),
});
const fileSchema = z.array(
  z.object({ between: z.array(z.string()).check(z.length(2)), messages: z.array(entrySchema) }),
);

export function loadMessages(authors: ReadonlyMap<string, User>): Message[] {
  const idOf = (key: string): string => {
    const id = key === 'assistant' ? ASSISTANT_ID : authors.get(key)?.id;
    if (!id) throw new Error(`${FILE}: there is no author "${key}" in authors.yaml`);
    return id;
  };
  const rows = readYaml(FILE, fileSchema).flatMap(({ between, messages }) => {
    const keyOf = (number: number) => idFor(`message:${between.join(':')}:${number}`);
    return messages.map((entry, index): Message => {
      const toKey = between.find((key) => key !== entry.from) ?? '';
      return {
        id: keyOf(index + 1),
        clientId: null,
        fromId: idOf(entry.from),
        toId: idOf(toKey),
        content: entry.content ?? null,
        image: entry.image ? imageUrl(entry.image) : null,
        imageWidth: entry.width ?? null,
        imageHeight: entry.height ?? null,
        quoteId: entry.quotes ? keyOf(entry.quotes) : null,
        sentAt: START - Math.round(entry.minutesAgo * MINUTE),
        read: entry.unread !== true,
        recalled: entry.recalled === true,
        deletedBy: [],
      };
    });
  });
  return rows.sort((one, other) => one.sentAt - other.sentAt);
}
