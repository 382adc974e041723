import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { STATUS_PUBLISHED } from '@/mocks/handlers/rules';
import { DAY, HOUR, START } from '@/mocks/db/clock';
import { idFor } from '@/mocks/db/random';
import type { Article, User } from '@/mocks/db/tables';
import { imageUrl, listFiles, readYaml, resolveUploads, SEED_DIR, splitFrontMatter } from './read';

const ARTICLES_DIR = path.join(SEED_DIR, 'articles');

const frontMatterSchema = z.object({
  title: z.string(),
  author: z.string(),
  category: z.enum(['1', '2', '3']),
  tags: z.array(z.string()).check(z.minLength(1), z.maxLength(4)),
  description: z.string().check(z.maxLength(255)),
  cover: z.optional(z.nullable(z.string())),
  linkUrl: z.optional(z.nullable(z.string())),
  theme: z.optional(z.nullable(z.string())),
  codeStyle: z.optional(z.nullable(z.string())),
  daysAgo: z.number(),
  views: z.number(),
  status: z.optional(z.coerce.string()),
  pinned: z.optional(z.boolean()),
});

export function loadArticles(authors: ReadonlyMap<string, User>): Map<string, Article> {
  return new Map(listFiles(ARTICLES_DIR, '.md').map((name) => [name.slice(0, -3), loadArticle(name, authors)]));
}

function loadArticle(name: string, authors: ReadonlyMap<string, User>): Article {
  const file = path.join(ARTICLES_DIR, name);
  const { head, body } = splitFrontMatter(readFileSync(file, 'utf8'));
  const meta = readYaml(file, frontMatterSchema, head);
  const author = authors.get(meta.author);
  if (!author) throw new Error(`${file}: there is no author "${meta.author}" in authors.yaml`);
  const createTime = Math.round(START - meta.daysAgo * DAY);
  return {
    id: idFor(`article:${name.slice(0, -3)}`),
    userId: author.id,
    articleTitle: meta.title,
    content: resolveUploads(body.trimStart()),
    html: undefined,
    tag: meta.tags.join(';'),
    category: meta.category,
    status: meta.status ?? STATUS_PUBLISHED,
    description: meta.description,
    coverImage: meta.cover ? imageUrl(meta.cover) : null,
    linkUrl: meta.linkUrl ?? null,
    theme: meta.theme ?? null,
    codeStyle: meta.codeStyle ?? null,
    createTime,
    updateTime: createTime,
    viewCounts: meta.views,
    topTimeStap: meta.pinned ? Math.min(createTime + HOUR, START) : null,
  };
}
