import type { ReactNode } from 'react';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useResumeEditor } from '@/hooks/resume/resume-editor';
import { stubIntersections } from '@/test/intersections';
import { renderApp } from '@/test/render';
import { ResumeEditor } from './resume-editor';

vi.mock('@/components/editor/editor-header', () => ({
  EditorHeader: ({ children }: { children: ReactNode }) => <header>{children}</header>,
}));
vi.mock('./rich-text', () => ({ RichText: () => null }));
vi.mock('./month-control', () => ({ MonthControl: () => null }));
vi.mock('./colour-control', () => ({ ColourControl: () => null }));

const titles = () =>
  within(screen.getByRole('list', { name: '其他模块' }))
    .getAllByRole('textbox', { name: '模块标题' })
    .map((title) => (title instanceof HTMLInputElement ? title.value : ''));
const school = () => within(screen.getByRole('region', { name: '模块 教育经历' }));
const subjects = () =>
  school()
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('button', { expanded: true }).textContent);
const steps = () => useResumeEditor.getState().history.past.length;
const undo = () => userEvent.click(screen.getByRole('button', { name: '撤销' }));

/** Drags by a handle past other rows, and drops there unless it is cancelled. */
function drag(handle: HTMLElement, over: HTMLElement[], { cancelled = false } = {}) {
  const start = createEvent.dragStart(handle);
  Object.assign(start, { dataTransfer: { setData: () => {}, setDragImage: () => {} } });
  fireEvent(handle, start);
  for (const row of over) {
    const move = createEvent.dragOver(row);
    // Rows have no height here: they all begin and end at 0.
    const isBelow = handle.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING;
    Object.defineProperty(move, 'clientY', { value: isBelow ? 1 : -1 });
    fireEvent(row, move);
    if (!cancelled && row === over.at(-1)) fireEvent.drop(row);
  }
  fireEvent.dragEnd(handle);
}
const handleOf = (name: string) => screen.getByRole('button', { name: `排序${name}` });
const rowOf = (name: string) => handleOf(name).closest('li') ?? document.body;

beforeEach(async () => {
  stubIntersections();
  renderApp(<ResumeEditor resumeId={null} />, { as: 'demouser' });
  await screen.findByRole('heading', { level: 1, name: '新建简历' });
});

/** Two schools below each other. */
async function addSchools() {
  await userEvent.type(school().getByRole('textbox', { name: '主题' }), '中学');
  await userEvent.click(school().getByRole('button', { name: '添加一条' }));
  // The new one has the focus.
  await userEvent.keyboard('大学');
}

it('a section that is dragged past two others is one step back', async () => {
  drag(handleOf('模块 教育经历'), [rowOf('模块 工作经历'), rowOf('模块 项目经历')]);
  expect(titles()).toEqual(['工作经历', '项目经历', '教育经历', '专业技能']);
  expect(steps()).toBe(1);
  await undo();
  expect(titles()).toEqual(['教育经历', '工作经历', '项目经历', '专业技能']);
  await userEvent.click(screen.getByRole('button', { name: '重做' }));
  expect(titles()[2]).toBe('教育经历');
});

it('a drag that is cancelled leaves nothing to undo', () => {
  drag(handleOf('模块 教育经历'), [rowOf('模块 工作经历'), rowOf('模块 项目经历')], { cancelled: true });
  expect(titles()).toEqual(['教育经历', '工作经历', '项目经历', '专业技能']);
  expect(steps()).toBe(0);
});

it('a drag that ends where it began leaves nothing to undo', () => {
  drag(handleOf('模块 教育经历'), [rowOf('模块 工作经历'), rowOf('模块 工作经历')]);
  expect(titles()).toEqual(['教育经历', '工作经历', '项目经历', '专业技能']);
  expect(steps()).toBe(0);
});

it('the items of a section are moved by the mouse, by keys and by buttons', async () => {
  await addSchools();
  expect(subjects()).toEqual(['中学', '大学']);
  const before = steps();
  drag(school().getByRole('button', { name: '排序第 1 条' }), [school().getAllByRole('listitem')[1] ?? document.body]);
  expect(subjects()).toEqual(['大学', '中学']);
  expect(steps()).toBe(before + 1);
  act(() => school().getByRole('button', { name: '排序第 1 条' }).focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(subjects()).toEqual(['中学', '大学']);
  expect(school().getByRole('button', { name: '排序第 2 条' })).toHaveFocus();
  expect(screen.getByText('已移到第 2 条，共 2 条')).toBeInTheDocument();
  await userEvent.click(school().getByRole('button', { name: '上移第 2 条' }));
  expect(subjects()).toEqual(['大学', '中学']);
});
