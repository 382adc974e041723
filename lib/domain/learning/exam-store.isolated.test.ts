// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Exam } from './exam';

const EXAM: Exam = {
  startedAt: 1,
  questions: [
    { id: 'q1', tag: 'js', title: '一', answer: [0] },
    { id: 'q2', tag: 'js', title: '二', answer: [1] },
  ],
  chosen: { q1: [0] },
};

/** Each tab has its own modules; they share localStorage alone. */
async function openTab() {
  vi.resetModules();
  return { ...(await import('./exam-store')), ...(await import('@/lib/domain/question/practice-store')) };
}

beforeEach(() => localStorage.clear());

it('an exam is there in the next tab, with what was chosen', async () => {
  const first = await openTab();
  first.runningExam.set(EXAM);
  first.chooseInExam(1, 'q2', [3]);
  expect((await openTab()).runningExam.get()?.chosen).toEqual({ q1: [0], q2: [3] });
});

it('a duplicated tab that hands the same exam in, at once or later, counts nothing twice', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.runningExam.set(EXAM);
  await Promise.all([first.endExam(1), second.endExam(1)]);
  await second.endExam(1);
  expect(second.runningExam.get()?.endedAt).toBeDefined();
  expect(second.practice.get()?.records).toMatchObject({ q1: { right: true }, q2: { right: false, timesWrong: 1 } });
});

it('a tab that still shows an earlier exam neither answers nor ends the one that another tab began', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.runningExam.set(EXAM);
  second.runningExam.set({ ...EXAM, startedAt: 2, chosen: {} });
  first.chooseInExam(1, 'q1', [2]);
  await first.endExam(1);
  expect(first.runningExam.get()).toEqual({ ...EXAM, startedAt: 2, chosen: {} });
  expect(first.practice.get()).toBeUndefined();
});

it('an exam that is over takes no answers', async () => {
  const { runningExam, chooseInExam, endExam } = await openTab();
  runningExam.set(EXAM);
  await endExam(1);
  chooseInExam(1, 'q2', [1]);
  expect(runningExam.get()?.chosen).toEqual({ q1: [0] });
});
