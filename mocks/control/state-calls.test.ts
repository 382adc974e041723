import { expect, it } from 'vitest';
import { db } from '@/mocks/db';
import { apiUrl, controlUrl, givenArticle, givenShares, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';

startContractApi();

const rowsOf = async (query: string) => {
  const response = await fetch(controlUrl(`/state/${query}`));
  const rows: { id: string }[] = await response.json();
  return { status: response.status, total: Number(response.headers.get('x-total-count')), rows };
};
const save = async () => (await fetch(controlUrl('/snapshot'))).json();
const load = (saved: unknown) => fetch(controlUrl('/snapshot'), { method: 'PUT', body: JSON.stringify(saved) });

it('finds rows by a text and by a field, a few at a time', async () => {
  for (const status of ['1', '1', '2']) givenArticle({ title: '寻找我', status });
  givenArticle({ title: '别的', status: '1' });
  expect((await rowsOf(`articles?search=${encodeURIComponent('寻找我')}`)).total).toBe(3);
  const found = await rowsOf(`articles?search=${encodeURIComponent('寻找我')}&status=1&offset=1&limit=5`);
  expect([found.total, found.rows.length]).toEqual([2, 1]);
  expect((await rowsOf('articles?limit=-1')).status).toBe(400);
});

it('tells every table and its size', async () => {
  const sizes: Record<string, number> = await (await fetch(controlUrl('/state'))).json();
  expect(sizes).toMatchObject({ users: db.users.size, messages: db.messages.length, tokens: 0 });
});

it('puts a saved store back: rows, links, lists by key, bytes, and who is signed in', async () => {
  const reader = userNamed('demouser');
  const { id } = givenArticle({ title: '保存过的' });
  const headers = tokenHeader(reader);
  db.follows.set(reader.id, 'somebody', 1);
  db.uploads.set('picture.png', { bytes: new Uint8Array([137, 80, 0, 255]), type: 'image/png' });
  const before = JSON.stringify(await save());
  const comments = db.comments.size;

  await postJson(controlUrl('/reset'), {});
  expect(db.articles.has(id)).toBe(false);
  expect((await load(JSON.parse(before))).status).toBe(200);

  expect(JSON.stringify(await save())).toBe(before);
  expect(db.articles.get(id)?.articleTitle).toBe('保存过的');
  expect(db.follows.has(reader.id, 'somebody')).toBe(true);
  expect(db.comments.size).toBe(comments);
  expect(db.uploads.get('picture.png')?.bytes).toEqual(new Uint8Array([137, 80, 0, 255]));
  const me = await fetch(apiUrl('/users/sessionuserinfo'), { headers });
  expect(await me.json()).toMatchObject({ code: '0', data: { id: reader.id } });
});

it('gives no new row the id of a loaded one', async () => {
  const saved = await save();
  await load({ ...saved, created: saved.created + 1_000 });
  givenShares();
  expect((await save()).created).toBe(saved.created + 1_001);
});

it('refuses a file of another kind and changes nothing', async () => {
  const saved = await save();
  const { likes: _likes, ...fewer } = saved.tables;
  const refused: [file: unknown, named: string][] = [
    [{}, 'version'],
    [{ ...saved, tables: { ...saved.tables, nothing: [] } }, 'nothing'],
    [{ ...saved, tables: { ...saved.tables, users: [{ id: 'x' }] } }, 'users'],
    [{ ...saved, tables: fewer }, 'likes'],
  ];
  const { users } = db;
  for (const [file, named] of refused) {
    const answer = await load(file);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(named)]);
  }
  expect(db.users).toBe(users);
});

it('gives the latest calls that have a text anywhere', async () => {
  for (const id of ['first', 'second', 'third']) await fetch(apiUrl(`/users/userinfo?id=${id}`));
  const search = async (query: string) => (await fetch(controlUrl(`/requests?${query}`))).json();
  expect(await search('search=userinfo&limit=2')).toMatchObject([
    { query: { id: 'second' } },
    { query: { id: 'third' } },
  ]);
  expect(await search('search=FIRST')).toMatchObject([{ query: { id: 'first' } }]);
});
