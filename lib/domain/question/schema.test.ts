import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { questionSchema } from './schema';

it('a question is read whatever other fields are missing', () => {
  expect(z.parse(questionSchema, { title: '题目' })).toEqual({
    title: '题目',
    desc: '',
    explanation: '',
    level: 0,
    isChoice: false,
    options: [],
    choices: null,
    next: null,
    prev: null,
  });
});

it('what has neither a title nor a text is no question', () => {
  expect(z.safeParse(questionSchema, {}).success).toBe(false);
  expect(z.safeParse(questionSchema, { desc: '正文' }).success).toBe(true);
});

it('only a choice has options, and neighbours are ids that can stand in an address', () => {
  const options = '{"options":["甲","乙"],"answer":[1]}';
  const choice = z.parse(questionSchema, {
    title: '题目',
    category: 'Choice',
    options,
    level: '3.5',
    next: { _id: 'q2' },
    prev: { _id: '/x' },
  });
  expect(choice).toMatchObject({ isChoice: true, level: 3.5, next: 'q2', prev: null, choices: { answer: [1] } });
  expect(z.parse(questionSchema, { title: '题目', category: 'Essay', options })).toMatchObject({
    options: [],
    choices: null,
  });
  const unanswerable = { title: '题目', category: 'Choice', options: '{"options":["甲","乙"],"answer":[6]}' };
  expect(z.parse(questionSchema, unanswerable)).toMatchObject({ options: ['甲', '乙'], choices: null });
});
