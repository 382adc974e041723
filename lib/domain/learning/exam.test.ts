import { expect, it } from 'vitest';
import { examTime, isAnsweredRight, parseExam, rightIn, unansweredIn, type Exam } from './exam';

const exam: Exam = {
  startedAt: 1,
  questions: [
    { id: 'q1', tag: 'js', title: '一', answer: [0] },
    { id: 'q2', tag: 'js', title: '二', answer: [1, 2] },
    { id: 'q3', tag: 'ts', title: '三', answer: [3] },
  ],
  chosen: { q1: [0], q2: [1] },
};

it('an answer is right when it is the whole one, and none is wrong', () => {
  expect(exam.questions.map((question) => isAnsweredRight(exam, question))).toEqual([true, false, false]);
  expect([rightIn(exam), unansweredIn(exam)]).toEqual([1, 1]);
});

it('what a tab kept is read again, without what is broken', () => {
  const [first] = exam.questions;
  expect(parseExam({ ...exam, questions: [first, { id: '../x' }, null], chosen: { q1: [0], q2: 'x' } })).toEqual({
    ...exam,
    endedAt: undefined,
    questions: [first],
    chosen: { q1: [0] },
  });
  for (const broken of [null, 'x', {}, { ...exam, questions: [] }]) expect(parseExam(broken)).toBeUndefined();
});

it.each([
  [0, '0:00'],
  [187_900, '3:07'],
  [3_660_000, '61:00'],
])('%i ms are %s', (time, text) => expect(examTime(time)).toBe(text));
