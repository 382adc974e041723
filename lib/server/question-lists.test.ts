import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { API_PREFIX } from '@/lib/config/api';
import { db } from '@/mocks/db';
import { server } from '@/mocks/node';
import { startContractApi } from '@/test/contract';

startContractApi();

/** How often each question was asked for, and those that have no answer as often as told. */
const asked = new Map<string, number>();
const failures = new Map<string, number>();

beforeEach(() => {
  asked.clear();
  failures.clear();
  server.use(
    http.get(`*${API_PREFIX}/question/detail`, ({ request }) => {
      const id = new URL(request.url).searchParams.get('id') ?? '';
      asked.set(id, (asked.get(id) ?? 0) + 1);
      const left = failures.get(id) ?? 0;
      failures.set(id, left - 1);
      // The contract API answers the others.
      return left > 0 ? HttpResponse.error() : undefined;
    }),
  );
});

async function freshLists() {
  vi.resetModules();
  return import('./question-lists');
}
const all = () => db.questions.map(({ id }) => id).toSorted();
/** A category's third question, which is reached by the second. */
const third = (tagId: string) => db.questions.filter((question) => question.tagId === tagId)[2]?.id ?? '';

it('a walk asks a failed call once more', async () => {
  const { listAllQuestions } = await freshLists();
  failures.set(third('js'), 1);
  const listed = await listAllQuestions();
  expect(listed.map(({ id }) => id).toSorted()).toEqual(all());
  expect(asked.get(third('js'))).toBe(2);
});

it.each(['js', 'ts', 'sjk'])('a walk of %s that failed is resumed, and asks for nothing that it has', async (tagId) => {
  const { listAllQuestions } = await freshLists();
  failures.set(third(tagId), 4);
  await expect(listAllQuestions()).rejects.toMatchObject({ kind: 'network' });
  await expect(listAllQuestions()).rejects.toMatchObject({ kind: 'network' });
  const listed = await listAllQuestions();
  expect(listed.map(({ id }) => id).toSorted()).toEqual(all());
  const expected = new Map(all().map((id) => [id, id === third(tagId) ? 5 : 1]));
  expect(asked).toEqual(expected);
});
