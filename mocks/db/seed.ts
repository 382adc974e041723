import { createArticle } from '@/mocks/factories/article';
import { createComments } from '@/mocks/factories/comment';
import { createMessage } from '@/mocks/factories/message';
import { createShare } from '@/mocks/factories/share';
import { createReader } from '@/mocks/factories/user';
import { loadArticles } from '@/mocks/seed/articles';
import { loadAuthors } from '@/mocks/seed/authors';
import { loadComments, type People } from '@/mocks/seed/comments';
import { loadFolder } from '@/mocks/seed/folder';
import { loadFolders } from '@/mocks/seed/folders';
import { loadMessages } from '@/mocks/seed/messages';
import { loadShares } from '@/mocks/seed/shares';
import { randomFor } from './random';
import type { Seeding } from './table';
import type { Article, Comment, Message, User } from './tables';

const READERS = 280;
const DEMO_ACCOUNTS = ['demouser', 'otheruser'];

/** The authors of the hand-written articles, by the key that the files of `seed/` use. */
export const seededAuthors = (): Map<string, User> => loadAuthors();

/** Members who mostly read. */
export const seededReaders = ({ once, config }: Seeding): User[] =>
  Array.from({ length: Math.max(READERS, (config.users ?? 0) - once(seededAuthors).size) }, (_, index) =>
    createReader(index),
  );

export const seededUsers = ({ once }: Seeding): User[] => [...once(seededAuthors).values(), ...once(seededReaders)];

export const demoMembers = ({ once }: Seeding): User[] =>
  [...once(seededAuthors).values()].filter(({ username }) => DEMO_ACCOUNTS.includes(username ?? ''));

interface SeededArticles {
  written: Map<string, Article>;
  others: Article[];
  all: Article[];
}

/** The articles of the files, and generated ones up to the configured number. */
export function seedArticles({ once, config }: Seeding): SeededArticles {
  const authors = once(seededAuthors);
  const written = loadArticles(authors);
  const fromFolder = config.articlesDir === null ? [] : loadFolder(config.articlesDir, [...authors.values()]);
  const missing = Math.max(0, config.articles - written.size - fromFolder.length);
  const generated = Array.from({ length: missing }, (_, index) =>
    createArticle(index, randomFor(`generated-author:${index}`).pick(once(seededUsers)).id),
  );
  const others = [...fromFolder, ...generated];
  const all = [...written.values(), ...others].sort((one, other) => other.createTime - one.createTime);
  return { written, others, all };
}

const people = ({ once }: Seeding): People => ({ authors: once(seededAuthors), readers: once(seededReaders) });

/** The shares of `shares.yaml`, and older generated ones up to the configured number; the oldest first. */
export function seedShares({ once, config }: Seeding): ReturnType<typeof loadShares> {
  const written = loadShares(once(people));
  const missing = Math.max(0, (config.shares ?? 0) - written.shares.length);
  const generated = Array.from({ length: missing }, (_, index) =>
    createShare(index, written.shares, randomFor(`generated-share-author:${index}`).pick(once(seededUsers)).id),
  );
  return { ...written, shares: [...generated.reverse(), ...written.shares] };
}

export function seedMessages(seeding: Seeding): Message[] {
  const written = loadMessages(seeding.once(seededAuthors));
  const [one, other] = demoMembers(seeding).map(({ id }) => id);
  if (one === undefined || other === undefined) return written;
  const between = written.filter(({ fromId, toId }) => [one, other].includes(fromId) && [one, other].includes(toId));
  const missing = Math.max(0, (seeding.config.messages ?? 0) - between.length);
  const generated = Array.from({ length: missing }, (_, index) => createMessage(index, written, [one, other]));
  return [...generated.reverse(), ...written];
}

/** The folders of `folders.yaml`, with their bookmarks. */
export const seedFolders = ({ once }: Seeding) => loadFolders(once(seededAuthors));

export function seedComments({ once, config }: Seeding): Map<string, Comment[]> {
  const { written, others } = once(seedArticles);
  const comments = new Map([...once(seedShares).comments, ...loadComments(written, once(people))]);
  const average = config.comments ? config.comments / Math.max(1, others.length) : undefined;
  for (const article of others) comments.set(article.id, createComments(article, once(seededUsers), average));
  return comments;
}
