import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OWN_DOCUMENTS } from '@/e2e/documents';
import { isIdentifier } from '@/lib/utils/identifier';
import { listFiles } from '@/mocks/seed/read';
import { userNamed } from '@/mocks/testing';
import { conversationsOf } from './conversations';
import { htmlOf } from './html';
import { buildSeed, db, newId, resetDb, stateOf } from './index';

const COLLECTIONS = [
  'users',
  'articles',
  'comments',
  'likes',
  'collects',
  'commentLikes',
  'follows',
  'histories',
  'notifications',
];
const everything = () => COLLECTIONS.map(stateOf);

beforeEach(() => resetDb({ articles: 0, articlesDir: null }));
afterEach(() => resetDb({ articles: 0, articlesDir: null }));

describe('the store', () => {
  it('resets to exactly the seeded state', () => {
    const before = structuredClone(everything());
    const [article] = db.articles.values();
    const [user] = db.users.values();
    if (!article || !user) throw new Error('The seed is empty');
    article.viewCounts += 5;
    user.nickname = 'changed';
    db.likes.set('someone', article.id, 1);
    db.follows.delete(...(db.follows.links().map(({ from, to }): [string, string] => [from, to])[0] ?? ['', '']));
    db.comments.clear();
    for (const notification of db.notifications) notification.read = !notification.read;
    expect(everything()).not.toEqual(before);
    resetDb();
    expect(everything()).toEqual(before);
  });

  it('seeds the same rows from the same files', () => {
    const options = { articles: 60, articlesDir: null };
    expect(buildSeed(options)).toEqual(buildSeed(options));
  });

  it('gives every row an identifier with a valid check digit', () => {
    const ids = [
      ...db.users.keys(),
      ...db.articles.keys(),
      ...[...db.comments.values()].flat().map(({ id }) => id),
      ...db.notifications.map(({ id }) => id),
      ...db.friendLinks.map(({ id }) => id),
      newId(),
    ];
    expect(ids.filter((id) => !isIdentifier(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('links only rows that exist, never to oneself and never in the future', () => {
    const now = Date.now();
    for (const { from, to, time } of db.likes.links()) {
      expect(db.users.has(from)).toBe(true);
      const article = db.articles.get(to);
      expect(article?.status).toBe('2');
      expect(article?.userId).not.toBe(from);
      expect(time).toBeGreaterThanOrEqual(article?.createTime ?? Infinity);
      expect(time).toBeLessThanOrEqual(now);
    }
    for (const { from, to } of db.follows.links()) expect(from).not.toBe(to);
  });

  it('fills up with generated articles to the number that is asked for', () => {
    resetDb({ articles: 1000, articlesDir: null });
    expect(db.articles.size).toBe(1000);
    expect(new Set([...db.articles.values()].map(({ articleTitle }) => articleTitle)).size).toBeGreaterThan(990);
  });

  it('fills up with generated shares, older than the hand-written ones', () => {
    const written = db.shares.size;
    resetDb({ articles: 0, articlesDir: null, shares: 500 });
    const times = [...db.shares.values()].map(({ createTime }) => createTime);
    expect([written >= 200, times.length]).toEqual([true, 500]);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it('fills up with generated messages between the demo accounts, older than the hand-written ones', () => {
    const written = db.messages.length;
    resetDb({ articles: 0, articlesDir: null, messages: 500 });
    const [demo, other] = [userNamed('demouser').id, userNamed('otheruser').id];
    expect(conversationsOf(demo).get(other)).toHaveLength(500);
    const times = db.messages.map(({ sentAt }) => sentAt);
    expect(times.length).toBeGreaterThan(written);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it('renders generated articles only when they are read', async () => {
    resetDb({ articles: 200, articlesDir: null });
    const generated = [...db.articles.values()].find(({ articleTitle }) => articleTitle.endsWith('（1）'));
    if (!generated) throw new Error('Nothing was generated');
    expect(await htmlOf(generated)).toContain('<h2>背景</h2>');
  });
});

describe('a folder of markdown', () => {
  it('is served in addition to the seed, under ids that depend on the file names', () => {
    const idsOf = (articlesDir: string | null) => [...buildSeed({ articles: 0, articlesDir }).articles.keys()];
    const first = idsOf(OWN_DOCUMENTS);
    expect(first.length).toBe(idsOf(null).length + listFiles(OWN_DOCUMENTS, '.md').length);
    expect(idsOf(OWN_DOCUMENTS)).toEqual(first);
  });

  it('names every article and renders each of them', async () => {
    resetDb({ articles: 0, articlesDir: OWN_DOCUMENTS });
    for (const article of db.articles.values()) {
      expect(article.articleTitle.trim()).not.toBe('');
      expect(article.description?.length ?? 0).toBeLessThanOrEqual(255);
      expect((await htmlOf(article))?.length).toBeGreaterThan(0);
    }
  });
});
