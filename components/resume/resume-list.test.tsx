import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionClient } from '@/hooks/session/create-session-client';
import { startSession } from '@/lib/domain/session/cookie';
import { endSession } from '@/lib/domain/session/store';
import { ApiError } from '@/lib/http/api-error';
import { useToasts } from '@/lib/browser/toast-store';
import { ResumeList } from './resume-list';

const api = vi.hoisted(() => ({ listResumes: vi.fn(), exportResume: vi.fn() }));
vi.mock('@/lib/domain/resume/api', () => api);
const saved = vi.hoisted(() => vi.fn());
vi.mock('@/lib/browser/save-file', () => ({ saveFile: saved }));

const content = JSON.stringify([
  {
    component: 'BasicInfo',
    title: '基本信息',
    visible: true,
    data: {
      list: [
        { fieldName: '姓名', fieldValue: '林晓鹿' },
        { fieldName: '求职意向', fieldValue: '前端工程师' },
      ],
    },
  },
]);
const resume = { id: '3f0a9c41b27d5e83', content, themeColor: '#255db0', themeStyleName: 'theme-1' };

beforeEach(() => {
  for (const call of [...Object.values(api), saved]) call.mockReset();
  useToasts.setState({ toasts: [] });
  startSession('token-1');
});
afterEach(endSession);

const open = () =>
  render(
    <QueryClientProvider client={createSessionClient()}>
      <ResumeList />
    </QueryClientProvider>,
  );
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

describe('the resumes of a member', () => {
  it('are listed, and saved as a PDF of their own name, once for a double click', async () => {
    api.listResumes.mockResolvedValue([resume]);
    const pdf = new Blob(['%PDF-']);
    let answer = (_: Blob) => {};
    api.exportResume.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    open();
    expect(await screen.findByRole('heading', { name: '林晓鹿的简历' })).toBeVisible();
    await userEvent.dblClick(screen.getByRole('button', { name: '导出 PDF' }));
    await waitFor(() => expect(api.exportResume).toHaveBeenCalled());
    answer(pdf);
    await waitFor(() => expect(saved.mock.calls).toEqual([[pdf, '林晓鹿的简历-前端工程师.pdf']]));
    expect(api.exportResume.mock.calls).toEqual([[resume.id]]);
    expect(toasts()).toEqual(['导出简历成功']);
  });

  it('say in the words of the specification when a PDF fails', async () => {
    api.listResumes.mockResolvedValue([resume]);
    api.exportResume.mockRejectedValue(new ApiError({ kind: 'network', message: '网络异常' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: '导出 PDF' }));
    await waitFor(() => expect(toasts()).toEqual(['导出简历失败']));
    expect(saved).not.toHaveBeenCalled();
  });

  it('offer to create one where there is none, and say that the editor is not there yet', async () => {
    api.listResumes.mockResolvedValue([]);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Now' }));
    expect(toasts()).toEqual([expect.stringContaining('正在开发中')]);
  });

  it('can be asked for again when they did not come', async () => {
    api.listResumes.mockRejectedValueOnce(new ApiError({ kind: 'business', message: '失败', code: '-1' }));
    api.listResumes.mockResolvedValue([]);
    open();
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: 'Create Now' })).toBeVisible();
  });
});
