import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { patchData, patchEntity, removeEntity } from './patch-entity';

interface Thing {
  id: string;
  liked: boolean;
  children?: Thing[];
}

declare module './patch-entity' {
  interface Entities {
    thing: Thing;
  }
}

const liked = (row: Thing): Thing => (row.liked ? row : { ...row, liked: true });
const likeA = (row: Thing) => (row.id === 'a' ? liked(row) : row);
const withoutA = (row: Thing) => (row.id === 'a' ? null : row);
const a = { id: 'a', liked: false };
const b = { id: 'b', liked: false };
const patchedA = { id: 'a', liked: true };

describe('patching the rows of what a query holds', () => {
  it.each([
    ['one row', a, patchedA],
    ['a list', [b, a], [b, patchedA]],
    ['a row below another', [{ ...b, children: [a] }], [{ ...b, children: [patchedA] }]],
    ['a page', { list: [a, b], total: 2 }, { list: [patchedA, b], total: 2 }],
    [
      'loaded pages',
      { pages: [{ list: [b] }, { list: [a] }], pageParams: [1, 2] },
      { pages: [{ list: [b] }, { list: [patchedA] }], pageParams: [1, 2] },
    ],
  ])('changes %s', (_shape, data, expected) => expect(patchData(data, likeA)).toEqual(expected));

  it.each([[undefined], [true], [b], [[b]], [{ list: [b], total: 1 }], [[{ ...b, children: [b] }]]])(
    'leaves %j as it is',
    (data) => expect(patchData(data, likeA)).toBe(data),
  );

  it.each([
    ['a list', [b, a], [b]],
    ['a thread', [{ ...b, children: [a] }], [{ ...b, children: [] }]],
    ['loaded pages', { pages: [{ list: [a, b], total: 2 }] }, { pages: [{ list: [b], total: 1 }] }],
  ])('takes a row out of %s', (_shape, data, expected) => expect(patchData(data, withoutA)).toEqual(expected));
});

describe('patching the cached copies of a row', () => {
  const things = { meta: { rows: 'thing' } } as const;

  it('keeps the age and the error of each query', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const options = { queryKey: ['rows', 1], ...things };
    await client.fetchQuery({ ...options, queryFn: () => Promise.reject(new Error('no')) }).catch(() => undefined);
    client
      .getQueryCache()
      .find(options)
      ?.setState({ data: [a], dataUpdatedAt: 5 });
    patchEntity(client, 'thing', 'a', liked);
    expect(client.getQueryState(options.queryKey)).toMatchObject({
      data: [patchedA],
      dataUpdatedAt: 5,
      status: 'error',
    });
  });

  it('also patches the answer of a fetch that was pending before the write', async () => {
    const client = new QueryClient();
    let answer: (rows: Thing[]) => void = () => undefined;
    const queryFn = () =>
      new Promise<Thing[]>((resolve) => {
        answer = resolve;
      });
    const read = client.fetchQuery({ queryKey: ['rows', 1], queryFn, ...things });
    await Promise.resolve();
    patchEntity(client, 'thing', 'a', liked);
    answer([a, b]);
    await read;
    await Promise.resolve();
    expect(client.getQueryData(['rows', 1])).toEqual([patchedA, b]);
  });

  it('does not touch the rows of other nouns, and never removes a detail query', async () => {
    const client = new QueryClient();
    await client.fetchQuery({ queryKey: ['others'], queryFn: () => [a] });
    await client.fetchQuery({ queryKey: ['one'], queryFn: () => a, ...things });
    await client.fetchQuery({ queryKey: ['many'], queryFn: () => [a, b], ...things });
    removeEntity(client, 'thing', 'a');
    expect(['others', 'one', 'many'].map((key) => client.getQueryData([key]))).toEqual([[a], a, [b]]);
  });
});
