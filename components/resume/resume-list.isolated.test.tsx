import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { API_PREFIX } from '@/lib/config/api';
import { addFault } from '@/mocks/control/faults';
import { server } from '@/mocks/node';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { ResumeList } from './resume-list';

const saved = vi.hoisted(() => vi.fn<(file: Blob, name: string) => void>());
vi.mock('@/lib/browser/files/save-file', () => ({ saveFile: saved }));
beforeEach(() => saved.mockReset());

const open = (as = 'demouser') => renderApp(<ResumeList />, { as });
const exportButton = async () => {
  const [button] = await screen.findAllByRole('button', { name: '导出 PDF' });
  return button ?? document.body;
};

describe('the resumes of a member', () => {
  it('are listed, and saved as a PDF of their own name, once for a double click', async () => {
    let exports = 0;
    server.use(
      http.post(`*${API_PREFIX}/resume/export`, async () => {
        exports += 1;
        await delay(100);
        return new HttpResponse('%PDF-1.7', { headers: { 'content-disposition': 'attachment' } });
      }),
    );
    open();
    expect(await screen.findAllByRole('heading', { name: '林晓鹿的简历' })).toHaveLength(2);
    await userEvent.dblClick(await exportButton());
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(saved.mock.calls[0]?.[1]).toBe('林晓鹿的简历-高级前端工程师.pdf');
    expect(exports).toBe(1);
    expect(toastTexts()).toEqual(['导出简历成功']);
  });

  it('show their first page', async () => {
    open();
    // The cards name the resume, the pages the person.
    expect(await screen.findAllByText('林晓鹿')).toHaveLength(2);
  });

  it('show the specified message when a PDF fails', async () => {
    addFault({ path: '/resume/export', status: 500 });
    open();
    await userEvent.click(await exportButton());
    await waitFor(() => expect(toastTexts()).toEqual(['导出简历失败']));
    expect(saved).not.toHaveBeenCalled();
  });

  it('are made and edited in a window of their own, which may reload this one', async () => {
    open('otheruser');
    const create = await screen.findByRole('link', { name: 'Create Now' });
    expect(create).toHaveAttribute('href', '/set-resume');
    expect(create).toHaveAttribute('target', '_blank');
    expect(create).toHaveAttribute('rel', 'opener');
  });

  it('are copied under a name of their own', async () => {
    open();
    const [button] = await screen.findAllByRole('button', { name: '复制' });
    await userEvent.click(button ?? document.body);
    const field = screen.getByRole('textbox', { name: '简历名称' });
    expect(field).toHaveValue('林晓鹿的简历 副本');
    await userEvent.clear(field);
    await userEvent.type(field, '投给大厂');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '复制' }));
    expect(await screen.findByRole('heading', { name: '投给大厂' })).toBeVisible();
    expect(screen.getAllByRole('heading', { name: '林晓鹿的简历' })).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('say in their dialog that a copy which was on its way when the page was reloaded has arrived', async () => {
    const openDialog = async () => {
      const [button] = await screen.findAllByRole('button', { name: '复制' });
      await userEvent.click(button ?? document.body);
      return screen.findByRole('dialog');
    };
    const { unmount } = open();
    const dialog = await openDialog();
    addFault({ path: '/resume/create', after: true, delayMs: 60_000, times: 1 });
    await userEvent.click(within(dialog).getByRole('button', { name: '复制' }));
    await waitFor(() => expect(callsOf('/resume/create')).toHaveLength(1));
    unmount();
    open();
    await openDialog();
    expect(await screen.findByText('上次的提交已经成功，不用再次提交')).toBeVisible();
    expect(callsOf('/resume/create')).toHaveLength(1);
  });

  it('can be retried when they fail to load', async () => {
    addFault({ path: '/resume/find', body: { code: '-1', data: null, message: '失败' }, times: 1 });
    open('otheruser');
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: 'Create Now' })).toBeVisible();
  });
});
