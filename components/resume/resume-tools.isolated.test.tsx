import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { changeResume, shownResume } from '@/lib/domain/resume/resume-store';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { renderApp, toastTexts } from '@/test/render';
import { ResumeEditor } from './resume-editor';

vi.mock('@/components/document/document-header', () => ({
  DocumentHeader: ({ children }: { children: ReactNode }) => <header>{children}</header>,
}));
vi.mock('./rich-text', () => ({ RichText: () => null }));
vi.mock('./month-control', () => ({ MonthControl: () => null }));
vi.mock('./colour-control', () => ({ ColourControl: () => null }));

const open = async (resumeId: string | null = null) => {
  renderApp(<ResumeEditor resumeId={resumeId} />, { as: 'demouser' });
  await screen.findByRole('heading', { level: 1, name: /^(?:新建|编辑)简历$/ });
};
const name = () => screen.getByRole('textbox', { name: '姓名' });
const importFile = (text: string) =>
  userEvent.upload(screen.getByLabelText('简历文件'), new File([text], '简历.json', { type: 'application/json' }));

it('what is blank is filled from the profile and the articles, as one step that can be undone', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: '一键填充' }));
  await waitFor(() => expect(name()).toHaveValue(userNamed('demouser').nickname));
  expect(screen.getByRole('region', { name: '模块 我的文章' })).toBeVisible();
  expect(toastTexts()).toEqual(['已用个人资料和文章填充，可以撤销']);
  act(() => name().blur());
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(name()).toHaveValue('');
  expect(screen.queryByRole('region', { name: '模块 我的文章' })).toBeNull();
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(name()).toHaveValue(userNamed('demouser').nickname);
});

it('undo keys inside of a text are those of the text', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: '添加模块' }));
  await userEvent.click(name());
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('region', { name: '模块 新模块' })).toBeVisible();
});

it('a file that is no resume is refused, and one that is replaces an empty one at once', async () => {
  await open();
  await importFile('{"a":1}');
  await waitFor(() => expect(toastTexts()).toEqual(['文件不是有效的简历']));
  const field = (fieldName: string, fieldValue: string) => ({ fieldName, fieldValue });
  const basics = { component: 'BasicInfo', data: { list: [field('姓名', '来自文件'), field('求职意向', '')] } };
  await importFile(JSON.stringify([basics]));
  await waitFor(() => expect(name()).toHaveValue('来自文件'));
  await importFile(JSON.stringify([basics]));
  expect(await screen.findByRole('dialog', { name: '导入简历' })).toBeVisible();
});

it('a colour that is too pale for paper is warned of', async () => {
  await open();
  act(() => changeResume({ kind: 'colourChosen', colour: '#ffd400' }));
  expect(screen.getByText('主题色与白纸的对比度不足，打印后可能看不清')).toBeVisible();
  expect(shownResume().colour).toBe('#ffd400');
});

it('says that the resume is open in another tab, and that it was saved there', async () => {
  const id = [...db.resumes.values()].find(({ userId }) => userId === userNamed('demouser').id)?.id ?? '';
  await open(id);
  const other = new BroadcastChannel(`tabs:${userNamed('demouser').id}`);
  other.postMessage({ kind: 'resume', resumeId: 'another', state: 'saved' });
  other.postMessage({ kind: 'resume', resumeId: id, state: 'opened' });
  expect(await screen.findByText('这份简历也在另一个标签页里打开着，后保存的一方会先看到差异')).toBeVisible();
  expect(screen.queryByText(/刚在另一个标签页里保存过/)).toBeNull();
  other.postMessage({ kind: 'resume', resumeId: id, state: 'saved' });
  expect(await screen.findByText('这份简历刚在另一个标签页里保存过，保存前会先让你比较')).toBeVisible();
  other.close();
});
