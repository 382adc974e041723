import { expect, it } from 'vitest';
import { db } from '@/mocks/db';
import { controlUrl, postJson, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';

startContractApi();

it('plants articles by the hundred, the first of them the latest', async () => {
  const response = await postJson(controlUrl('/articles'), { count: 100, title: '一百篇' });
  const planted = [...db.articles.values()].filter(({ articleTitle }) => articleTitle.startsWith('一百篇'));
  expect(planted).toHaveLength(100);
  const [latest] = planted.toSorted((one, other) => other.createTime - one.createTime);
  expect(latest).toMatchObject({ id: Object(await response.json()).id, articleTitle: '一百篇 1' });
});

it.each([0, 1.5, 10_001, 'many'])('plants no %s articles', async (count) => {
  const before = db.articles.size;
  expect((await postJson(controlUrl('/articles'), { count })).status).toBe(400);
  expect(db.articles.size).toBe(before);
});

it('tells a member something, as the system does', async () => {
  const { id } = userNamed('demouser');
  await postJson(controlUrl('/notices'), { username: 'demouser', content: '今晚维护' });
  expect(db.notifications[0]).toMatchObject({ userId: id, itemType: '5', content: '今晚维护', read: false });
  expect((await postJson(controlUrl('/notices'), { username: 'nobody', content: 'x' })).status).toBe(404);
});
