import type * as z from 'zod/mini';
import { observeCalls } from '@/lib/http/request';
import { NOUN_CHECKS } from '@/scripts/check-api/nouns';
import type { CallCheck, Known } from '@/scripts/check-api/noun';

/** A call with the schemas that the client's own functions parse its answer with. */
export interface DescribedCall {
  noun: string;
  check: CallCheck;
  answers: z.ZodMiniType[];
}

const ID = '3f0a9c41b27d5e83';

const EXAMPLES: Known = {
  article: { id: ID, userId: ID, category: '2', tags: ['js'] },
  ownArticle: { id: ID },
  share: { id: ID, userId: ID, block: '1' },
  tool: { id: ID, name: '工具' },
  word: '标题',
  nickname: '作者',
  folderId: ID,
  tutorialCategoryId: ID,
  tutorialId: ID,
  chapterId: ID,
  resumeId: ID,
  partnerId: ID,
};

/** Thrown instead of sending a call. */
class Described extends Error {}

async function schemaOf(ask: NonNullable<CallCheck['ask']>): Promise<z.ZodMiniType> {
  let described: z.ZodMiniType | undefined;
  observeCalls((_call, schema) => {
    described = schema;
    throw new Described();
  });
  try {
    await ask({ ...EXAMPLES });
  } catch (error) {
    if (!(error instanceof Described)) throw error;
  } finally {
    observeCalls(undefined);
  }
  if (!described) throw new Error(`No call was made by ${ask.toString()}`);
  return described;
}

/** All calls of the nouns' tables by method and path; two ways to ask a call are one of them. */
export async function describedCalls(): Promise<Map<string, DescribedCall>> {
  const described = new Map<string, DescribedCall>();
  for (const { noun, calls } of NOUN_CHECKS) {
    for (const [name, check] of Object.entries(calls)) {
      const call = name.replace(/ \(.*\)$/, '');
      const answer = check.ask && !check.isFile ? await schemaOf(check.ask) : check.schema;
      const known = described.get(call)?.answers ?? [];
      described.set(call, { noun, check, answers: answer ? [...known, answer] : known });
    }
  }
  return described;
}
