import type { ReactNode } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useResumeEditor } from '@/lib/domain/resume/resume-store';
import { stubIntersections } from '@/test/intersections';
import { openPopover } from '@/test/open-popover';
import { renderApp } from '@/test/render';
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

const school = () => within(screen.getByRole('region', { name: '模块 教育经历' }));
const subjects = () =>
  school()
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('button', { expanded: true }).textContent);
const steps = () => useResumeEditor.getState().value.history.past.length;
const undo = () => userEvent.click(screen.getByRole('button', { name: '撤销' }));

beforeEach(async () => {
  stubIntersections();
  renderApp(<ResumeEditor resumeId={null} />, { as: 'demouser' });
  await screen.findByRole('heading', { level: 1, name: '新建简历' });
});

async function addSchools() {
  await userEvent.type(school().getByRole('textbox', { name: '主题' }), '中学');
  await userEvent.click(school().getByRole('button', { name: '添加一条' }));
  // The new one has the focus.
  await userEvent.keyboard('大学');
}

it('the items of a section are moved by keys and by buttons, each a step back', async () => {
  await addSchools();
  expect(subjects()).toEqual(['中学', '大学']);
  const before = steps();
  act(() => school().getByRole('button', { name: '排序第 1 条' }).focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(subjects()).toEqual(['大学', '中学']);
  expect(school().getByRole('button', { name: '排序第 2 条' })).toHaveFocus();
  expect(screen.getByText('已移到第 2 条，共 2 条')).toBeInTheDocument();
  expect(steps()).toBe(before + 1);
  await undo();
  expect(subjects()).toEqual(['中学', '大学']);
  await userEvent.click(screen.getByRole('button', { name: '重做' }));
  await userEvent.click(openPopover('管理第 2 条', school()).getByRole('button', { name: '上移第 2 条' }));
  expect(subjects()).toEqual(['中学', '大学']);
});

it('the focus goes to the next row when one is deleted, and to the one before when it was the last', async () => {
  await addSchools();
  await userEvent.click(openPopover('管理第 1 条', school()).getByRole('button', { name: '删除第 1 条' }));
  await waitFor(() => expect(school().getByRole('listitem', { name: '第 1 条' })).toHaveFocus());
  expect(subjects()).toEqual(['大学']);
  await userEvent.click(openPopover('管理模块 专业技能').getByRole('button', { name: '删除模块 专业技能' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: '删除模块' })).getByRole('button', { name: '删除' }),
  );
  await waitFor(() => expect(screen.getByRole('region', { name: '模块 项目经历' }).parentElement).toHaveFocus());
});

it('a right-to-left title is isolated within the question whether its section is deleted', async () => {
  const title = screen.getByDisplayValue('专业技能');
  await userEvent.clear(title);
  await userEvent.type(title, 'مهارات');
  const name = '模块 \u2068مهارات\u2069';
  await userEvent.click(openPopover(`管理${name}`).getByRole('button', { name: `删除${name}` }));
  expect(await screen.findByText('确定删除「\u2068مهارات\u2069」和它的全部内容吗？')).toBeVisible();
});

it('a row of the basic information is moved and deleted from its menu', async () => {
  for (const [name, value] of [
    ['电话', '138'],
    ['邮箱', 'me@example.com'],
  ]) {
    await userEvent.type(screen.getByRole('textbox', { name: '新字段的名称' }), name ?? '');
    await userEvent.type(screen.getByRole('textbox', { name: '新字段的内容' }), `${value}{Enter}`);
  }
  const rows = () =>
    within(screen.getByRole('list', { name: '自定义字段' })).getAllByRole('textbox', { name: /的名称$/ });
  await userEvent.click(openPopover('管理邮箱').getByRole('button', { name: '上移邮箱' }));
  expect(rows().map((row) => row.getAttribute('value'))).toEqual(['邮箱', '电话']);
  await userEvent.click(openPopover('管理邮箱').getByRole('button', { name: '删除邮箱' }));
  expect(rows().map((row) => row.getAttribute('value'))).toEqual(['电话']);
});
