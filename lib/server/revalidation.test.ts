import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkDigit } from '@/lib/utils/identifier';

const revalidatePath = vi.hoisted(() => vi.fn());
vi.mock('next/cache', () => ({ revalidatePath }));

const idOf = (number: number) => {
  const body = number.toString(16).padStart(15, '0');
  return body + checkDigit(body);
};
const paths = () => revalidatePath.mock.calls.flat();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  revalidatePath.mockClear();
});
afterEach(() => void vi.useRealTimers());

const load = () => import('./revalidation');

describe('an article that somebody found changed', () => {
  it('is rendered anew with all that is made of it, once a minute', async () => {
    const { regenerateArticle } = await load();
    const id = idOf(1);
    expect(regenerateArticle(id)).toBe(true);
    expect(paths()).toEqual([`/post/${id}`, `/post/${id}/print`, `/post/${id}/og.png`]);
    vi.advanceTimersByTime(59_000);
    expect(regenerateArticle(id)).toBe(false);
    expect(regenerateArticle(idOf(2))).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(regenerateArticle(id)).toBe(true);
    expect(revalidatePath).toHaveBeenCalledTimes(9);
  });

  it('is none when its id fails the check', async () => {
    const { regenerateArticle, regenerateOwnArticle, regenerateUser } = await load();
    expect(regenerateArticle('../user')).toBe(false);
    regenerateOwnArticle(idOf(1), 'x');
    regenerateOwnArticle('x', idOf(1));
    regenerateUser('x');
    expect(paths()).toEqual([]);
  });

  it('is forgotten after many others, so that what is remembered stays bounded', async () => {
    const { regenerateArticle } = await load();
    for (let number = 1; number <= 5_001; number += 1) regenerateArticle(idOf(number));
    expect(regenerateArticle(idOf(2))).toBe(false);
    expect(regenerateArticle(idOf(1))).toBe(true);
  });
});

it('what an author changed is rendered anew at once and each time, with the lists of their articles', async () => {
  const { regenerateOwnArticle } = await load();
  regenerateOwnArticle(idOf(1), idOf(2));
  regenerateOwnArticle(idOf(1), idOf(2));
  expect(revalidatePath).toHaveBeenCalledTimes(10);
  expect(paths()).toContain(`/user/${idOf(2)}/article`);
});
