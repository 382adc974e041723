import { describe, expect, it } from 'vitest';
import { listMarkedArticles } from '@/lib/domain/article/api';
import { listDynamics } from '@/lib/domain/dynamic/api';
import type { Dynamic } from '@/lib/domain/dynamic/schema';
import { listCustomTags } from '@/lib/domain/tag/api';
import { listFollows } from '@/lib/domain/user/api';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';

const demo = () => userNamed('demouser');

/** All actions of a user, page by page. */
async function allOf(userId: string): Promise<Dynamic[]> {
  const rows: Dynamic[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { list, total } = await listDynamics(userId, pageNo);
    rows.push(...list);
    if (list.length === 0 || rows.length >= total) return rows;
  }
}

startContractApi();

describe('what a user did', () => {
  it('is listed the latest first, each once, with what it was done to', async () => {
    const rows = await allOf(demo().id);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const times = rows.map(({ createTime }) => createTime);
    expect(times).toEqual(times.toSorted().reverse());
    const kinds = new Set(rows.map(({ action, kind }) => `${action} ${kind}`));
    for (const kind of ['published article', 'published share', 'followed user']) expect(kinds).toContain(kind);
    expect(rows.every(({ target, targetId }) => target?.id === targetId)).toBe(true);
  });

  it('stays, without its row, when what it was done to is gone', async () => {
    const [shareId = ''] = db.shareLikes.targets(demo().id)[0] ?? [];
    db.shares.delete(shareId);
    const rows = (await allOf(demo().id)).filter(({ targetId }) => targetId === shareId);
    expect(rows).toMatchObject([{ action: 'liked', kind: 'share', target: null }]);
  });
});

describe('the other lists of a profile', () => {
  it('are who is followed and who follows, most with a description', async () => {
    const { followed, fans } = await listFollows(demo().id);
    expect(followed).toHaveLength(db.follows.countFrom(demo().id));
    expect(fans).toHaveLength(db.follows.countTo(demo().id));
    expect(followed.some(({ description }) => Boolean(description))).toBe(true);
    // Old links lack it.
    expect(followed.some(({ description }) => description === null)).toBe(true);
  });

  it('are liked and collected articles, and custom tags, for everyone', async () => {
    const published = ([id]: [string, number]) => db.articles.get(id)?.status === '2';
    expect(await listMarkedArticles(demo().id, 'liked')).toHaveLength(
      db.likes.targets(demo().id).filter(published).length,
    );
    expect(await listMarkedArticles(demo().id, 'collected')).toHaveLength(
      db.collects.targets(demo().id).filter(published).length,
    );
    expect((await listCustomTags(demo().id)).length).toBeGreaterThan(0);
    await expect(listCustomTags()).rejects.toMatchObject({ kind: 'unauthorised' });
  });
});
