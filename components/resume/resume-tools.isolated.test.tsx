import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeResume, shownResume } from '@/lib/domain/resume/resume-store';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { renderApp, toastTexts } from '@/test/render';
import { ResumeEditor } from './resume-editor';

const saved = vi.hoisted(() => vi.fn<(file: Blob, name: string) => void>());
vi.mock('@/lib/browser/files/save-file', () => ({ saveFile: saved }));
beforeEach(() => saved.mockReset());

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

it('a file that is no resume is refused in words that say what is accepted', async () => {
  await open();
  await importFile('[{"name":"left-pad","version":"1.0.0"}]');
  const dialog = await screen.findByRole('dialog', { name: '导入简历' });
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    '没有导入：这是一个 1 项的列表，里面是 name、version 这些字段，不是能识别的简历。',
  );
  expect(dialog).toHaveTextContent('JSON Resume、Reactive Resume、magic-resume、visiky/resume');
  expect(within(dialog).getByRole('button', { name: '选择其他文件' })).toHaveFocus();
  await importFile('<html>');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('没有导入：这是网页（HTML）文件。'));
});

it('a resume of ours replaces an empty one at once, and asks before it replaces what is written', async () => {
  await open();
  const file = (written: string) => {
    const field = (fieldName: string, fieldValue: string) => ({ fieldName, fieldValue });
    const list = [field('姓名', written), field('求职意向', '')];
    return JSON.stringify([{ component: 'BasicInfo', data: { list } }]);
  };
  await importFile(file('来自文件'));
  await waitFor(() => expect(name()).toHaveValue('来自文件'));
  await importFile(file('另一份'));
  const dialog = await screen.findByRole('dialog', { name: '导入简历' });
  expect(dialog).toHaveTextContent('导入会替换编辑器里现有的内容，之后可以撤销。');
  expect(within(dialog).getByRole('button', { name: '取消' })).toHaveFocus();
  await userEvent.click(within(dialog).getByRole('button', { name: '先下载现有内容' }));
  expect(await saved.mock.calls[0]?.[0].text()).toContain('来自文件');
  expect(name()).toHaveValue('来自文件');
  await userEvent.click(within(dialog).getByRole('button', { name: '替换' }));
  expect(name()).toHaveValue('另一份');
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(name()).toHaveValue('来自文件');
});

const FOREIGN = JSON.stringify({
  basics: { name: '周晚晴', email: 'wan@mail.example', location: { countryCode: 'CN' } },
  work: [{ name: '云杉科技', position: '工程师', startDate: '2021-07', remote: true }],
});

it('of a foreign resume its reader sees what it brings and what is left out, before anything is replaced', async () => {
  await open();
  await importFile(FOREIGN);
  const dialog = await screen.findByRole('dialog', { name: '导入简历' });
  expect(dialog).toHaveTextContent('识别为 JSON Resume，将导入：');
  const texts = (list: string) =>
    within(within(dialog).getByRole('list', { name: list }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(texts('将要导入的内容')).toEqual(['基本信息2 项', '工作经历1 条']);
  expect(texts('没有导入的内容')).toEqual(['工作经历：“remote”', '基本信息：国家代码']);
  expect(name()).toHaveValue('');
  await userEvent.click(within(dialog).getByRole('button', { name: '取消' }));
  expect(name()).toHaveValue('');
  await importFile(FOREIGN);
  await userEvent.click(await screen.findByRole('button', { name: '导入', description: '' }));
  expect(name()).toHaveValue('周晚晴');
  expect(screen.getByRole('region', { name: '模块 工作经历' })).toBeVisible();
  expect(toastTexts()).toEqual(['已导入简历，可以撤销']);
});

it('a file may be dropped anywhere on the editor', async () => {
  await open();
  const dataTransfer = { types: ['Files'], files: [new File([FOREIGN], 'resume.json')] };
  fireEvent.dragOver(name(), { dataTransfer });
  expect(screen.getByText('松开鼠标，导入这份简历')).toBeVisible();
  fireEvent.drop(name(), { dataTransfer });
  expect(screen.queryByText('松开鼠标，导入这份简历')).toBeNull();
  expect(await screen.findByRole('dialog', { name: '导入简历' })).toHaveTextContent('识别为 JSON Resume');
});

it('a resume is saved as JSON Resume after its owner has seen what that cannot hold', async () => {
  await open();
  await userEvent.type(name(), '林晓鹿');
  await userEvent.type(screen.getByRole('textbox', { name: '新字段的名称' }), '工作年限');
  await userEvent.type(screen.getByRole('textbox', { name: '新字段的内容' }), '7 年{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '导出 JSON Resume' }));
  const dialog = await screen.findByRole('dialog', { name: '导出 JSON Resume' });
  expect(within(dialog).getByRole('list', { name: '它装不下的内容' })).toHaveTextContent('基本信息：工作年限');
  expect(saved).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: '下载' }));
  const [file, fileName] = saved.mock.calls[0] ?? [];
  expect(fileName).toBe('林晓鹿的简历.json');
  expect(JSON.parse((await file?.text()) ?? '')).toMatchObject({ basics: { name: '林晓鹿' } });
  expect(screen.queryByRole('dialog')).toBeNull();
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
