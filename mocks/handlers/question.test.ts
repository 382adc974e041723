import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getQuestion } from '@/lib/domain/question/api';
import { QUESTION_TAGS } from '@/lib/domain/question/constants';
import type { Question } from '@/lib/domain/question/schema';
import { db, resetDb } from '@/mocks/db';
import { server } from '@/mocks/node';

beforeAll(() => server.listen());
beforeEach(() => resetDb());
afterAll(() => server.close());

/** The questions of a category from its first on. */
async function walk(first: string, tagId: string): Promise<Question[]> {
  const found: Question[] = [];
  for (let id: string | null = first; id !== null;) {
    const question: Question | null = await getQuestion(id, tagId);
    if (!question) throw new Error(`There is no question ${id}`);
    found.push(question);
    id = question.next;
  }
  return found;
}

describe('questions', () => {
  it('lie ten in a row in each of the six categories that the site lists', async () => {
    for (const { id, first } of QUESTION_TAGS) {
      const questions = await walk(first, id);
      expect(questions).toHaveLength(10);
      expect(questions[0]?.prev).toBeNull();
      expect(questions[1]?.prev).toBe(first);
      expect(questions.every(({ explanation }) => explanation !== '')).toBe(true);
      expect(questions.every(({ isChoice, choices }) => isChoice === (choices !== null))).toBe(true);
    }
    expect(QUESTION_TAGS).toHaveLength(6);
  });

  it('are of every kind', async () => {
    const all = (await Promise.all(QUESTION_TAGS.map(({ id, first }) => walk(first, id)))).flat();
    expect(all.some(({ choices }) => choices?.isMulti)).toBe(true);
    expect(all.some(({ choices }) => choices && !choices.isMulti)).toBe(true);
    expect(all.some(({ isChoice }) => !isChoice)).toBe(true);
    expect(all.some(({ level }) => level % 1 === 0.5)).toBe(true);
  });

  it('have no neighbours without a category, and are not in another one', async () => {
    const second = db.questions[1]?.id ?? '';
    expect(await getQuestion(second, undefined)).toMatchObject({ next: null, prev: null });
    expect(await getQuestion(second, 'css')).toBeNull();
    expect(await getQuestion('0000000000000000', 'js')).toBeNull();
  });
});
