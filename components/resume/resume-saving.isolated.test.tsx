import type { ReactNode } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { API_PREFIX } from '@/lib/config/api';
import type { ResumeValues } from '@/lib/domain/resume/schema';
import { holdCalls } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { server } from '@/mocks/node';
import { userNamed } from '@/mocks/testing';
import { stubIntersections } from '@/test/intersections';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { translatePage } from '@/test/translate';
import { router } from '@/test/router';
import { ResumeEditor } from './resume-editor';

vi.mock('@/components/document/document-header', () => ({
  DocumentHeader: ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
    <header>
      {children}
      {action}
    </header>
  ),
}));
vi.mock('@/components/resume/form/rich-text', () => ({ RichText: () => null }));
vi.mock('@/components/resume/form/month-control', () => ({ MonthControl: () => null }));
vi.mock('@/components/resume/form/colour-control', () => ({ ColourControl: () => null }));

const LOOKING = '没有收到回应，可能已经成功，正在确认…';
const NOT_FOUND = '没有收到回应，也没有找到刚才提交的内容，可以再次提交';

const rowsOf = (username: string) => {
  const { id } = userNamed(username);
  return [...db.resumes.values()].filter(({ userId }) => userId === id);
};
const named = (name: string) => rowsOf('demouser').filter(({ content }) => content.includes(name));
const nameField = () => screen.getByRole('textbox', { name: '姓名' });
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const open = async (resumeId: string | null = null) => {
  renderApp(<ResumeEditor resumeId={resumeId} />, { as: 'demouser' });
  await screen.findByRole('textbox', { name: '姓名' });
};

/** The API carries out the next write when `carryOut` is called, and never answers. */
function loseAnswer(path: '/resume/create' | '/resume/update', { late = false } = {}) {
  let carryOut = () => {};
  server.use(
    http.post<never, ResumeValues & { id?: string }>(
      `*${API_PREFIX}${path}`,
      async ({ request }) => {
        const values = await request.json();
        const [row] = rowsOf('demouser');
        if (!row) throw new Error('The member has no resume');
        const id = values.id ?? 'f'.repeat(24);
        carryOut = () => void db.resumes.set(id, { ...row, ...db.resumes.get(id), ...values, id });
        if (!late) carryOut();
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  return () => carryOut();
}

beforeEach(() => void stubIntersections());

describe('a resume whose save gets no answer', () => {
  it.each([
    ['new', '创建简历成功', '/resume/create'],
    ['stored', '更新简历成功', '/resume/update'],
  ] as const)('is looked up, and a %s one that was saved is not sent again', async (kind, message, path) => {
    await open(kind === 'new' ? null : rowsOf('demouser')[0]?.id);
    await userEvent.type(nameField(), '确认过');
    loseAnswer(path);
    await save();
    await waitFor(() => expect(toastTexts()).toEqual([LOOKING, message]));
    expect(named('确认过')).toHaveLength(1);
    // The contract API has received what is recorded.
    expect(callsOf(path)).toEqual([]);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/setting/resume'));
  });

  it('and is changed before it turns out to be saved stays open, and the next save is an update of it', async () => {
    await open();
    await userEvent.type(nameField(), '早');
    const carryOut = loseAnswer('/resume/create', { late: true });
    await save();
    await waitFor(() => expect(toastTexts()).toEqual([LOOKING, NOT_FOUND]));
    carryOut();
    await userEvent.type(nameField(), '晚');
    await save();
    await waitFor(() => expect(toastTexts()).toContain('之前提交的简历已经保存，之后的修改还没有'));
    expect(named('早晚')).toHaveLength(0);
    await save();
    await waitFor(() => expect(named('早晚')).toHaveLength(1));
    await waitFor(() => expect(toastTexts()).toContain('更新简历成功'));
    expect(named('早')).toHaveLength(1);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/setting/resume'));
  });

  it('and is changed while it is saved stays open, and the next save is an update of it', async () => {
    await open();
    await userEvent.type(nameField(), '早');
    const answer = holdCalls('/resume/create');
    await save();
    await userEvent.type(nameField(), '晚');
    answer();
    await waitFor(() => expect(toastTexts()).toContain('之前提交的简历已经保存，之后的修改还没有'));
    await save();
    await waitFor(() => expect(named('早晚')).toHaveLength(1));
    expect(named('早')).toHaveLength(1);
  });
});

it('a resume that the browser translated is edited and saved', async () => {
  await open();
  translatePage();
  await userEvent.type(nameField(), '鹿');
  translatePage();
  await userEvent.type(nameField(), '鸣');
  translatePage();
  await save();
  await waitFor(() => expect(named('鹿鸣')).toHaveLength(1));
  expect(nameField()).toHaveValue('鹿鸣');
});
