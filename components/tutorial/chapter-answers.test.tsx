import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { db } from '@/mocks/db';
import { addFault, clearFaults } from '@/mocks/control/faults';
import { renderApp } from '@/test/render';
import { ChapterAnswers } from './chapter-answers';
import { FetchedAnswers } from './fetched-answers';

describe('the answers to a question', () => {
  it('stand with their authors and addresses, as text', () => {
    const answer = { nickname: '林', job: '前端', avatar: '', createTime: '2026-05-01 08:00:00', isDeleted: false };
    renderApp(<ChapterAnswers answers={[{ ...answer, content: '用 `await`，<b>不是</b> then' }]} />);
    expect(screen.getByRole('heading', { name: '1 个回答' })).toBeVisible();
    expect(screen.getByText(/<b>不是<\/b>/)).toBeVisible();
    expect(screen.getByText('前端').tagName).toBe('BDI');
    expect(screen.getByRole('link', { name: '回答 1 的链接' })).toHaveAttribute('href', '#answer-1');
  });

  it('that there are none are said to be none', () => {
    renderApp(<ChapterAnswers answers={[]} />);
    expect(screen.getByText('暂无回答')).toBeVisible();
  });

  it('that the server could not read are loaded, and can be asked for again', async () => {
    const chapterId = db.chapterAnswers[0]?.chapterId ?? '';
    addFault({ path: '/tutorial/comments', status: 500 });
    renderApp(<FetchedAnswers chapterId={chapterId} />);
    const retry = await screen.findByRole('button', { name: '重试' });
    clearFaults();
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: /个回答/ })).toBeVisible();
  });
});
