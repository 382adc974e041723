import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useOwner } from '@/lib/browser/owner';
import { bookRun } from '@/lib/domain/question/book-run';
import { givenAnswer } from '@/lib/domain/question/given-answer';
import { practiceDay, practice } from '@/lib/domain/question/practice-store';
import { NO_PRACTICE } from '@/lib/domain/question/practice';
import { addFault, clearFaults } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { renderApp, toastTexts } from '@/test/render';
import { router } from '@/test/router';
import { ForgetMissingPlace } from './forget-missing-place';
import { QuestionBank } from './question-bank';
import { goOffline } from '@/test/offline';
import { QuestionBook } from './question-book';

const record = (title: string, more: object) => ({ title, tag: 'js', ...more });

beforeEach(() => practice.set(undefined));

describe('the question bank', () => {
  it('begins each category, and goes on where it was left', () => {
    practice.set({
      records: { q1: record('甲', { right: true }), q2: record('乙', { right: false, wrong: true }) },
      places: { js: 'q2' },
      days: [practiceDay()],
    });
    renderApp(<QuestionBank />);
    const category = (name: string) => screen.getByRole('link', { name: new RegExp(name) });
    expect(category('JavaScript')).toHaveTextContent('已练 2 题 · 继续');
    expect(category('JavaScript')).toHaveAttribute('href', '/question/q2?tagId=js');
    expect(category('CSS')).toHaveTextContent(/^CSS开始$/);
    expect(screen.getByText('连续练习').parentElement).toHaveTextContent('1 天');
    expect(screen.getByText('错题').parentElement).toHaveTextContent('1 题');
  });

  it('begins a category anew whose question is gone, once that was not found', () => {
    practice.set({ ...NO_PRACTICE, places: { js: 'gone', css: 'gone', ts: 'q1' } });
    const { unmount } = renderApp(<ForgetMissingPlace />, { at: '/question/gone?tagId=js' });
    unmount();
    renderApp(<QuestionBank />);
    const category = (name: string) => screen.getByRole('link', { name: new RegExp(name) });
    expect(category('JavaScript')).toHaveTextContent(/开始$/);
    expect(category('JavaScript')).toHaveAttribute('href', '/question/5b34b2c1900625a7?tagId=js');
    expect(category('CSS')).toHaveAttribute('href', '/question/gone?tagId=css');
    expect(category('TypeScript')).toHaveTextContent(/继续$/);
  });

  it('is left alone by any other page that is not found', () => {
    renderApp(<ForgetMissingPlace />, { at: '/post/gone' });
    expect(practice.get()).toBeUndefined();
  });

  it('shows on which days something was practised', () => {
    const today = Date.parse(practiceDay());
    const day = (ago: number) => new Date(today - ago * 86_400_000).toISOString().slice(0, 10);
    practice.set({ ...NO_PRACTICE, days: [day(400), day(9), day(1), day(0)] });
    renderApp(<QuestionBank />);
    const calendar = screen.getByRole('img', { name: '近 20 周练习了 3 天' });
    expect(calendar.lastElementChild).toHaveAttribute('title', day(0));
    expect([...calendar.querySelectorAll('[data-practised]')].map((cell) => cell.getAttribute('title'))).toEqual(
      [9, 1, 0].map(day),
    );
  });

  it('says how often, when and how hard a question was that was answered wrong, and is done again from the latest on', async () => {
    const given = givenAnswer(useOwner.getState().owner, 'q1');
    given.set({ chosen: [1], submitted: true });
    const today = practiceDay();
    practice.set({
      ...NO_PRACTICE,
      records: {
        q0: record('旧', { wrong: true }),
        q1: record('甲', { wrong: true, timesWrong: 2, wrongOn: today, level: 1.5 }),
      },
    });
    renderApp(<QuestionBook book="wrong" />);
    const [latest, older] = screen.getAllByRole('listitem');
    expect(latest).toHaveTextContent('答错 2 次今天');
    expect(within(latest!).getByRole('img', { name: '难度 1.5，最高 5' })).toBeVisible();
    expect(older).toHaveTextContent(/^旧$/);
    const start = screen.getByRole('link', { name: '开始重做' });
    expect(start).toHaveAttribute('href', '/question/q1?tagId=js&book=wrong');
    await userEvent.click(start);
    expect(given.get()).toBeUndefined();
    expect(bookRun(useOwner.getState().owner, 'wrong').get()).toEqual(['q1', 'q0']);
  });

  it('keeps the focus in the list when a question is taken out of a book, and gives it to the page after the last', async () => {
    practice.set({
      ...NO_PRACTICE,
      records: { q1: record('甲', { wrong: true }), q2: record('乙', { wrong: true }) },
    });
    renderApp(
      <main id="main">
        <QuestionBook book="wrong" />
      </main>,
    );
    await userEvent.click(screen.getByRole('button', { name: '移出：乙' }));
    await waitFor(() => expect(screen.getByText('甲').closest('li')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: '移出：甲' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('lists the wrong answers and the favourites, the latest first, and lets them go', async () => {
    practice.set({
      ...NO_PRACTICE,
      records: {
        q1: record('甲', { right: false, wrong: true }),
        q2: record('乙', { starred: true }),
        q3: record('丙', { right: false, wrong: true, starred: true }),
      },
    });
    const { unmount } = renderApp(<QuestionBook book="wrong" />);
    const titles = () => screen.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent);
    expect(titles()).toEqual(['丙', '甲']);
    await userEvent.click(screen.getByRole('button', { name: '移出：丙' }));
    expect(titles()).toEqual(['甲']);
    await userEvent.click(screen.getByRole('button', { name: '移出：甲' }));
    expect(screen.getByText(/错题本是空的/)).toBeVisible();
    unmount();
    renderApp(<QuestionBook book="starred" />);
    expect(titles()).toEqual(['丙', '乙']);
    expect(screen.getByRole('link', { name: '丙' })).toHaveAttribute('href', '/question/q3?tagId=js');
    await userEvent.click(screen.getByRole('button', { name: '移出：乙' }));
    expect(titles()).toEqual(['丙']);
  });
});

describe('a random question', () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: '随机一题' }));
  const answered = (ids: readonly string[]) =>
    Object.fromEntries(ids.map((id) => [id, { title: id, right: true } as const]));

  it('is one that was not answered, in its category', async () => {
    const left = 'a67353792c3cc682';
    const ids = db.questions.map(({ id }) => id);
    practice.set({ ...NO_PRACTICE, records: answered(ids.filter((id) => id !== left)) });
    renderApp(<QuestionBank />);
    await press();
    await waitFor(() => expect(router.push).toHaveBeenLastCalledWith(`/question/${left}?tagId=css`));
  });

  it('keeps the reader on the page while the browser is offline', async () => {
    renderApp(<QuestionBank />);
    await press();
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    const { goOnline } = goOffline();
    await press();
    await waitFor(() => expect(toastTexts()).toEqual(['网络已断开，恢复后再试']));
    expect(router.push).toHaveBeenCalledOnce();
    goOnline();
  });

  it('that there is not, or that cannot be read, is told', async () => {
    practice.set({ ...NO_PRACTICE, records: answered(db.questions.map(({ id }) => id)) });
    renderApp(<QuestionBank />);
    addFault({ path: '/question/detail', status: 500, body: {} });
    await press();
    await waitFor(() => expect(toastTexts()).toEqual(['网络异常，请稍后重试']));
    clearFaults();
    await press();
    await waitFor(() => expect(toastTexts()).toContain('附近的题都练过了，从分类里接着练吧'));
    expect(router.push).not.toHaveBeenCalled();
  });
});
