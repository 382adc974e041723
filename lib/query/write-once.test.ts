// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/http/api-error';
import { checkedBy, isText } from '@/lib/browser/storage';
import { useToasts } from '@/lib/browser/toast-store';
import { writeOnce } from './write-once';

const NOT_FOUND = '没有收到回应，也没有找到刚才提交的内容，可以再次提交';
const UNKNOWN = '可能已经成功，但暂时无法确认，请稍后再试';
const lost = () => Promise.reject(new ApiError({ kind: 'network', message: '请求超时，请稍后重试', uncertain: true }));

const schema = checkedBy(isText);

let stored: string[];
let attempts = 0;
const find = async (text: string) => stored.find((row) => row === text);
const submit = (variables: string, write: () => Promise<string>, look = find) =>
  writeOnce({ mutationKey: ['test', attempts], variables, write, find: look, schema, outlivesPage: false });

beforeEach(() => {
  stored = [];
  attempts += 1;
});

it('a write that is answered is not looked up', async () => {
  const look = vi.fn(find);
  await expect(submit('a', async () => 'a', look)).resolves.toEqual({ variables: 'a', data: 'a' });
  expect(look).not.toHaveBeenCalled();
});

it('a refusal of the API is not looked up', async () => {
  const refusal = new ApiError({ kind: 'business', message: '标题包含敏感词' });
  await expect(submit('a', () => Promise.reject(refusal))).rejects.toBe(refusal);
});

it('a write that took effect although its answer got lost is a success, with a toast while it is looked up', async () => {
  const write = () => {
    stored.push('a');
    return lost();
  };
  await expect(submit('a', write)).resolves.toEqual({ variables: 'a', data: 'a' });
  expect(useToasts.getState().toasts).toMatchObject([
    { text: '没有收到回应，可能已经成功，正在确认…', tone: 'failed' },
  ]);
});

it('a write that did not take effect is retried when the author asks, and only then', async () => {
  await expect(submit('a', lost)).rejects.toThrow(NOT_FOUND);
  const write = vi.fn(async () => 'a');
  await expect(submit('a', write)).resolves.toEqual({ variables: 'a', data: 'a' });
  expect(write).toHaveBeenCalledTimes(1);
});

it('a write that a slow API has carried out since is not retried, even when its text was changed meanwhile', async () => {
  await expect(submit('a', lost)).rejects.toThrow(NOT_FOUND);
  stored.push('a');
  const write = vi.fn(async () => 'b');
  await expect(submit('b', write)).resolves.toEqual({ variables: 'a', data: 'a' });
  expect(write).not.toHaveBeenCalled();
});

it('nothing is sent while the lookup fails', async () => {
  const fail = () => Promise.reject(new Error('offline'));
  await expect(submit('a', lost, fail)).rejects.toThrow(UNKNOWN);
  const write = vi.fn(async () => 'a');
  await expect(submit('a', write, fail)).rejects.toThrow(UNKNOWN);
  expect(write).not.toHaveBeenCalled();
});

it('the browser asks before it leaves a page while it is sending, and no longer', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { promise, resolve } = Promise.withResolvers<string>();
  const sending = submit('a', () => promise);
  await expect.poll(() => isAsked()).toBe(true);
  resolve('a');
  await sending;
  expect(isAsked()).toBe(false);
});

it('a write whose sending was cancelled may have arrived: it is looked up before the next one', async () => {
  const cancelled = Object.assign(new Error('canceled'), { name: 'CanceledError' });
  await expect(submit('a', () => Promise.reject(cancelled))).rejects.toBe(cancelled);
  stored.push('a');
  const write = vi.fn(async () => 'a');
  await expect(submit('a', write)).resolves.toEqual({ variables: 'a', data: 'a' });
  expect(write).not.toHaveBeenCalled();
});
