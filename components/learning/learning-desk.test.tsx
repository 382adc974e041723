import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { listText } from '@/lib/domain/reading-list/reading-list';
import { writePosition } from '@/lib/domain/reading/reading-positions';
import { MAX_LEVEL } from '@/lib/domain/question/choices';
import { practice, recordAnswer } from '@/lib/domain/question/practice-store';
import { tutorialProgress } from '@/lib/domain/tutorial/progress-store';
import { withOpened } from '@/lib/domain/tutorial/progress';
import { seed } from '@/e2e/seed';
import { db } from '@/mocks/db';
import { renderApp, toastTexts } from '@/test/render';
import { router } from '@/test/router';
import { runningExam } from '@/lib/domain/learning/exam-store';
import { ExamRoom } from './exam-room';
import { LearningDesk } from './learning-desk';

const section = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('leads on with what was begun, answered wrong and read in part', async () => {
  tutorialProgress.set(withOpened({}, seed.tutorial.mysql.id, 'c3', 12));
  recordAnswer({ id: 'q1', title: '闭包捕获的是什么', tag: 'js' }, false);
  listText({ id: 'a1', href: '/post/a1', title: '水合的代价', author: '林' });
  writePosition('a1', 0.45);
  renderApp(<LearningDesk />);
  expect(await section('在学的教程').findByRole('link', { name: seed.tutorial.mysql.name })).toBeVisible();
  expect(section('错题').getByRole('link', { name: '闭包捕获的是什么' })).toHaveAttribute(
    'href',
    '/question/q1?tagId=js',
  );
  expect(section('读到一半').getByRole('link', { name: '水合的代价' })).toHaveAttribute('href', '/post/a1');
  expect(section('读到一半').getByText('读到 45%')).toBeVisible();
});

it('opens a random question of the chosen category and level that was not answered', async () => {
  renderApp(<LearningDesk />);
  await userEvent.selectOptions(screen.getByLabelText('分类'), 'TypeScript');
  await userEvent.selectOptions(screen.getByLabelText('难度'), '进阶');
  await userEvent.click(button('随机一道没做过的题'));
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
  const [, id = ''] = /^\/question\/(\w+)\?tagId=ts$/.exec(String(router.push.mock.lastCall?.[0])) ?? [];
  const level = db.questions.find((question) => question.id === id)?.level ?? MAX_LEVEL;
  expect(level).toBeGreaterThanOrEqual(2.5);
  expect(level).toBeLessThan(4);
  expect(toastTexts()).toEqual([]);
});

it('an exam tells right and wrong at the end, and puts the wrong ones into the wrong book', async () => {
  const desk = renderApp(<LearningDesk />);
  await userEvent.selectOptions(screen.getByLabelText('分类'), 'JavaScript');
  await userEvent.click(button('模拟考 10 题'));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/learning/exam'));
  desk.unmount();
  renderApp(<ExamRoom />);
  const list = await screen.findByRole('list', { name: '题号' });
  const total = within(list).getAllByRole('button').length;
  expect(total).toBeGreaterThan(1);
  const options = await screen.findByRole('group', { name: /题/ });
  const [first] = [...within(options).queryAllByRole('radio'), ...within(options).queryAllByRole('checkbox')];
  await userEvent.click(first as HTMLElement);
  expect(screen.queryByText('正确')).toBeNull();
  expect(within(list).getByRole('button', { name: '第 1 题，已答' })).toBeVisible();
  await userEvent.click(button('交卷'));
  expect(screen.getByText(`还有 ${total - 1} 题没有答，没答的算错。现在交卷吗？`)).toBeVisible();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '交卷' }));
  expect(await screen.findByText(/^答对 [01] \/ \d+，用时 \d+:\d\d$/)).toHaveFocus();
  const wrong = Object.values(practice.get()?.records ?? {}).filter((record) => record.wrong);
  expect(wrong.length).toBeGreaterThanOrEqual(total - 1);
  expect(screen.getAllByText('错')).toHaveLength(wrong.length);
});

const QUESTIONS = ['q1', 'q2'].map((id) => ({ id, tag: 'js', title: id, answer: [0] }));

it('an exam that its tab has left is gone on with, and a new one takes its place only when that is confirmed', async () => {
  runningExam.set({ startedAt: 1, questions: QUESTIONS, chosen: { q1: [0] } });
  // A tab that is closed takes this with it.
  sessionStorage.clear();
  const { unmount } = renderApp(<LearningDesk />);
  expect(screen.getByRole('link', { name: '继续模拟考' })).toHaveAttribute('href', '/learning/exam');
  await userEvent.click(button('模拟考 10 题'));
  const dialog = within(screen.getByRole('dialog', { name: '重新模拟考' }));
  expect(dialog.getByText(/^上一场还没有交卷，已经答了 1 题/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  expect(router.push).not.toHaveBeenCalled();
  unmount();
  renderApp(<ExamRoom />);
  expect(await screen.findByRole('button', { name: '第 1 题，已答' })).toBeVisible();
  expect(screen.getByRole('button', { name: '第 2 题，未答' })).toHaveAttribute('aria-current', 'step');
});

it('an exam that was handed in is not gone on with', () => {
  runningExam.set({ startedAt: 1, endedAt: 2, questions: QUESTIONS, chosen: {} });
  renderApp(<LearningDesk />);
  expect(screen.queryByRole('link', { name: '继续模拟考' })).toBeNull();
});
