import type { MockConfig } from '@/mocks/config';
import { createArticle } from '@/mocks/factories/article';
import { createComments } from '@/mocks/factories/comment';
import { createReader } from '@/mocks/factories/user';
import { loadArticles } from '@/mocks/seed/articles';
import { loadAuthors } from '@/mocks/seed/authors';
import { loadComments } from '@/mocks/seed/comments';
import { loadFeedbacks, seedAttitudes } from '@/mocks/seed/feedbacks';
import { loadFolder } from '@/mocks/seed/folder';
import { loadFriendLinks } from '@/mocks/seed/friend-links';
import { seedLoginLogs } from '@/mocks/seed/login-logs';
import { loadResumes } from '@/mocks/seed/resumes';
import { seedCommentLikes, seedFollows, seedHistories, seedInterest } from './links';
import { seedCustomTags } from './custom-tags';
import { seedNotifications } from './notifications';
import { randomFor } from './random';
import type { Article, Comment, Database, User } from './types';

const READERS = 280;

function generateArticles(count: number, users: readonly User[]): Article[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    createArticle(index, randomFor(`generated-author:${index}`).pick(users).id),
  );
}

const byId = <T extends { id: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** The seeded state: what the files say, generated volume, and links between them. The same in every run. */
export function buildSeed({ articles: wanted, articlesDir }: Pick<MockConfig, 'articles' | 'articlesDir'>): Database {
  const authors = loadAuthors();
  const writers = [...authors.values()];
  const users = [...writers, ...Array.from({ length: READERS }, (_, index) => createReader(index))];
  const written = loadArticles(authors);
  const fromFolder = articlesDir === null ? [] : loadFolder(articlesDir, writers);
  const generated = generateArticles(wanted - written.size - fromFolder.length, users);
  const comments: Map<string, Comment[]> = loadComments(written, authors);
  for (const article of [...fromFolder, ...generated]) comments.set(article.id, createComments(article, users));
  const articles = [...written.values(), ...fromFolder, ...generated].sort(
    (one, other) => other.createTime - one.createTime,
  );
  const members = writers.filter(({ username }) => username === 'demouser' || username === 'otheruser');
  const feedbacks = loadFeedbacks(authors, users.slice(writers.length));
  const store: Database = {
    users: byId(users),
    articles: byId(articles),
    comments,
    ...seedInterest(articles, users),
    commentLikes: seedCommentLikes(comments.values(), users),
    follows: seedFollows(writers, users),
    histories: seedHistories(members, articles),
    notifications: [],
    friendLinks: loadFriendLinks(),
    feedbacks,
    attitudes: seedAttitudes(feedbacks, users),
    resumes: byId(loadResumes(authors)),
    loginLogs: seedLoginLogs(members),
    qrCodes: new Map(),
    oauthCodes: new Map(),
    uploads: new Map(),
    emailCodes: new Map(),
    customTags: seedCustomTags(members),
    tokens: new Map(),
    httpSessions: new Map(),
  };
  store.notifications = seedNotifications(store, members);
  return store;
}
