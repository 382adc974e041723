import { queryOptions } from '@tanstack/react-query';

/** The query of a category's questions in their order, which is read on demand only (`questionQueries`). */
export const questionOrderKey = (tag: string) => ['question', 'order', tag] as const;

const questionApi = () => import('./api');

/** Most questions looked up in one direction: each is a call. */
const MAX_WALKED = 60;

async function walk(id: string | null, tag: string, direction: 'prev' | 'next', signal: AbortSignal) {
  const { getQuestion } = await questionApi();
  const found: string[] = [];
  let at = id;
  while (at !== null && found.length < MAX_WALKED && !found.includes(at)) {
    found.push(at);
    const question: Awaited<ReturnType<typeof getQuestion>> = await getQuestion(at, tag, { signal });
    at = question?.[direction] ?? null;
  }
  return found;
}

export const questionQueries = {
  /** A question as it was when it was first asked for: the bank hardly changes within a visit. */
  detail: (id: string, tag: string) =>
    queryOptions({
      queryKey: ['question', 'detail', tag, id],
      queryFn: async ({ signal }) => (await questionApi()).getQuestion(id, tag, { signal }),
      staleTime: Infinity,
    }),
  /** The API lists no questions, so they are walked in both directions from one that is known. */
  order: (tag: string, from: string) =>
    queryOptions({
      queryKey: questionOrderKey(tag),
      queryFn: async ({ signal }) => {
        const [before, after] = await Promise.all([walk(from, tag, 'prev', signal), walk(from, tag, 'next', signal)]);
        return [...before.toReversed(), ...after.slice(1)];
      },
      staleTime: Infinity,
    }),
};
