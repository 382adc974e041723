import path from 'node:path';
import * as z from 'zod/mini';
import { mockConfig } from '@/mocks/config';
import { DAY, START } from '@/mocks/db/clock';
import { idFor, randomFor } from '@/mocks/db/random';
import { Relation } from '@/mocks/db/relation';
import { TOPICS } from '@/mocks/factories/article-texts';
import type { Tool, ToolCategory, User } from '@/mocks/db/tables';
import { readYaml, SEED_DIR } from './read';

/** Path of the drawn logos and icons. */
export const DRAWN_PATH = '/uploads/drawn';

const categorySchema = z.object({
  name: z.string(),
  tools: z.array(
    z.object({
      name: z.string(),
      url: z.string(),
      description: z.string(),
      logo: z._default(z.enum(['drawn', 'none', 'broken']), 'drawn'),
    }),
  ),
});

const MAX_COLLECTED = 14;
/** The demo account without collected tools: its page shows the empty state. */
const COLLECTS_NOTHING = 'otheruser';

export const drawnUrl = (characters: string): string =>
  `${mockConfig.origin}${DRAWN_PATH}/${encodeURIComponent(characters)}.svg`;

const logoOf = (name: string, logo: 'drawn' | 'none' | 'broken'): string | null => {
  if (logo === 'none') return null;
  return logo === 'broken' ? `${mockConfig.origin}${DRAWN_PATH}/missing.png` : drawnUrl(name.slice(0, 1).toUpperCase());
};

/** Repeats the tools for each topic up to the configured number. */
const generatedTools = (tools: readonly Tool[], total: number): Tool[] =>
  TOPICS.flatMap((topic) =>
    tools.map((tool) => {
      const name = `${topic.name} ${tool.name}`;
      return { ...tool, id: idFor(`tool:${name}`), name };
    }),
  ).slice(0, Math.max(0, total - tools.length));

/** The tools of `tools.yaml`, in its order, and generated ones up to the configured number. */
export function loadTools(): { categories: ToolCategory[]; tools: Tool[] } {
  const rows = readYaml(path.join(SEED_DIR, 'tools.yaml'), z.array(categorySchema));
  const categories = rows.map(({ name }) => ({
    id: idFor(`tool-category:${name}`),
    name,
    icon: drawnUrl(name.slice(0, 1)),
  }));
  const tools = rows.flatMap((row) =>
    row.tools.map(({ name, url, description, logo }) => ({
      id: idFor(`tool:${name}`),
      categoryId: idFor(`tool-category:${row.name}`),
      name,
      url,
      description,
      logo: logoOf(name, logo),
      createTime: START - randomFor(`tool:${name}`).int(30, 600) * DAY,
    })),
  );
  return { categories, tools: [...tools, ...generatedTools(tools, mockConfig.tools)] };
}

export function seedToolCollects(authors: Iterable<User>, tools: readonly Tool[]): Relation {
  const collects = Relation.empty();
  for (const { id, username } of authors) {
    if (username === COLLECTS_NOTHING) continue;
    const random = randomFor(`tool-collects:${id}`);
    for (const tool of random.sample(tools, random.int(6, MAX_COLLECTED))) {
      collects.set(id, tool.id, START - random.int(1, 29 * DAY));
    }
  }
  return collects;
}
