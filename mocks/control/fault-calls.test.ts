import { expect, it, vi } from 'vitest';
import { apiUrl, controlUrl, postJson } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';

startContractApi();

const planted = async (path: string, fault: object): Promise<string> => {
  const response = await postJson(controlUrl(path), fault);
  expect(response.status).toBe(201);
  return Object(await response.json()).id;
};
const faults = async () => (await fetch(controlUrl('/faults'))).json();
const feed = () => fetch(apiUrl('/articles?pageNo=1&pageSize=3&sort=new'));

it('lists the faults that still wait, with the times that are left', async () => {
  const id = await planted('/faults', { path: '/articles', status: 500, times: 3 });
  const lost = await planted('/messages/faults', { kind: 'lose' });
  await feed();
  expect(await faults()).toEqual({
    calls: [{ id, path: '/articles', status: 500, times: 2 }],
    messages: [{ id: lost, kind: 'lose' }],
  });
});

it('ends one fault and leaves the others', async () => {
  const id = await planted('/faults', { path: '/articles', status: 500 });
  const other = await planted('/faults', { path: '/tag', status: 503 });
  const lost = await planted('/messages/faults', { kind: 'lose' });
  for (const one of [id, lost]) {
    expect((await fetch(controlUrl(`/faults/${one}`), { method: 'DELETE' })).status).toBe(200);
  }
  expect((await feed()).status).toBe(200);
  expect(await faults()).toEqual({ calls: [{ id: other, path: '/tag', status: 503 }], messages: [] });
  expect((await fetch(controlUrl(`/faults/${id}`), { method: 'DELETE' })).status).toBe(404);
});

it('answers the calls that hang when their fault is ended', async () => {
  const id = await planted('/faults', { path: '/articles', delayMs: 600_000 });
  const answered = vi.fn();
  const hanging = feed().then(answered);
  const received = async () => (await fetch(controlUrl('/requests?path=/articles'))).json();
  await expect.poll(received).toHaveLength(1);
  expect(answered).not.toHaveBeenCalled();
  await fetch(controlUrl(`/faults/${id}`), { method: 'DELETE' });
  await hanging;
});
