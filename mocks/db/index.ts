import { mockConfig, type MockConfig } from '@/mocks/config';
import { idFor } from './random';
import { buildSeed } from './seed';
import type { Database } from './types';

const copyRows = <T extends object>(rows: Map<string, T>): Map<string, T> =>
  new Map([...rows].map(([id, row]) => [id, { ...row }]));

function copyOf(source: Database): Database {
  return {
    users: copyRows(source.users),
    articles: copyRows(source.articles),
    comments: new Map([...source.comments].map(([id, list]) => [id, list.map((row) => ({ ...row }))])),
    likes: source.likes.clone(),
    collects: source.collects.clone(),
    commentLikes: source.commentLikes.clone(),
    follows: source.follows.clone(),
    histories: source.histories.clone(),
    notifications: source.notifications.map((row) => ({ ...row })),
    friendLinks: source.friendLinks,
    feedbacks: source.feedbacks.map((row) => ({ ...row })),
    attitudes: source.attitudes.clone(),
    resumes: copyRows(source.resumes),
    loginLogs: [...source.loginLogs],
    qrCodes: new Map(),
    oauthCodes: new Map(),
    uploads: new Map(),
    emailCodes: new Map(),
    customTags: source.customTags.map((row) => ({ ...row })),
    tokens: new Map(),
    httpSessions: new Map(),
  };
}

let baseline = buildSeed(mockConfig);

/** The one store behind every handler. */
export const db: Database = copyOf(baseline);

/** Back to exactly the seeded state; with `config`, to the state seeded for it from now on. */
export function resetDb(config?: Pick<MockConfig, 'articles' | 'articlesDir'>): void {
  if (config) baseline = buildSeed(config);
  Object.assign(db, copyOf(baseline));
}

let created = 0;

/** The identifier of a row made at run time; never given twice, so that no page cached before a reset is taken for a new one's. */
export function newId(): string {
  created += 1;
  return idFor(`created:${created}`);
}
