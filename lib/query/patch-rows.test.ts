import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { patchCopies, patchRows, type Row } from './patch-rows';

const liked = (row: Row): Row => (row.id === 'a' ? { ...row, liked: true } : row);
const a = { id: 'a', liked: false };
const b = { id: 'b', liked: false };
const patchedA = { id: 'a', liked: true };

describe('patching the rows of what a query holds', () => {
  it.each([
    ['one row', a, patchedA],
    ['a list', [b, a], [b, patchedA]],
    ['a page', { list: [a, b], total: 2 }, { list: [patchedA, b], total: 2 }],
    [
      'loaded pages',
      { pages: [{ list: [b] }, { list: [a] }], pageParams: [1, 2] },
      { pages: [{ list: [b] }, { list: [patchedA] }], pageParams: [1, 2] },
    ],
  ])('changes %s', (_shape, data, expected) => expect(patchRows(data, liked)).toEqual(expected));

  it.each([[null], [undefined], [true], [b], [[b]], [{ list: [b], total: 1 }]])('leaves %j as it is', (data) =>
    expect(patchRows(data, liked)).toBe(data),
  );

  it('keeps age and failure of what was read', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const options = { queryKey: ['rows', 1] };
    client.setQueryData(options.queryKey, [a], { updatedAt: 5 });
    await client.fetchQuery({ ...options, queryFn: () => Promise.reject(new Error('no')) }).catch(() => undefined);
    patchCopies(client, ['rows'], liked);
    expect(client.getQueryState(options.queryKey)).toMatchObject({
      data: [patchedA],
      dataUpdatedAt: 5,
      status: 'error',
    });
  });

  it('changes an answer that was asked for before, too', async () => {
    const client = new QueryClient();
    let answer: (rows: Row[]) => void = () => undefined;
    const queryFn = () =>
      new Promise<Row[]>((resolve) => {
        answer = resolve;
      });
    const read = client.fetchQuery({ queryKey: ['rows', 1], queryFn });
    await Promise.resolve();
    patchCopies(client, ['rows'], liked);
    answer([a, b]);
    await read;
    await Promise.resolve();
    expect(client.getQueryData(['rows', 1])).toEqual([patchedA, b]);
  });
});
