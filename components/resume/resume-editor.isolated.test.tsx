import type { ReactNode } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { redoResume, shownResume, undoResume } from '@/lib/domain/resume/resume-store';
import { useToasts } from '@/lib/browser/toast-store';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { stubIntersections } from '@/test/intersections';
import { openPopover } from '@/test/open-popover';
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

const own = () => {
  const owner = userNamed('demouser').id;
  const resume = [...db.resumes.values()].find(({ userId }) => userId === owner);
  if (!resume) throw new Error('The member has no resume');
  return resume;
};
const opened = async (resumeId: string | null = null, as = 'demouser') => {
  renderApp(<ResumeEditor resumeId={resumeId} />, { as });
  await screen.findByRole('heading', { level: 1, name: resumeId === null ? '新建简历' : '编辑简历' });
};
const sections = () =>
  within(screen.getByRole('list', { name: '其他模块' })).getAllByRole('textbox', { name: '模块标题' });
const titles = () => sections().map((title) => (title instanceof HTMLInputElement ? title.value : ''));
const button = (name: string) => screen.getByRole('button', { name });
/** Chooses an entry of the menu of a section or an item. */
const choose = (action: string, name: string, inside?: Pick<typeof screen, 'getByRole'>) =>
  userEvent.click(openPopover(`管理${name}`, inside).getByRole('button', { name: `${action}${name}` }));
const save = () => button('保存');

const runToast = (text: string) =>
  act(() =>
    useToasts
      .getState()
      .toasts.find((toast) => toast.text === text)
      ?.action?.run(),
  );

beforeEach(() => void stubIntersections());
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a new resume', () => {
  it('begins with the fixed rows and four sections, and adds another at the end', async () => {
    await opened();
    expect(titles()).toEqual(['教育经历', '工作经历', '项目经历', '专业技能']);
    await userEvent.click(button('添加模块'));
    expect(titles()).toEqual(['教育经历', '工作经历', '项目经历', '专业技能', '新模块']);
    expect(sections().at(-1)).toHaveFocus();
    await userEvent.keyboard('获奖经历');
    expect(titles().at(-1)).toBe('获奖经历');
    expect(screen.getByRole('textbox', { name: '姓名' })).toHaveValue('');
  });

  it('moves sections by buttons and arrow keys, never above the second place', async () => {
    await opened();
    await choose('上移', '模块 工作经历');
    expect(titles()[0]).toBe('工作经历');
    expect(button('管理模块 工作经历')).toHaveFocus();
    expect(openPopover('管理模块 工作经历').getByRole('button', { name: '上移模块 工作经历' })).toBeDisabled();
    act(() => button('排序模块 工作经历').focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(titles()).toEqual(['教育经历', '项目经历', '工作经历', '专业技能']);
    expect(button('排序模块 工作经历')).toHaveFocus();
    expect(screen.getByText('已移到第 3 个，共 4 个')).toBeInTheDocument();
  });

  it('deletes a section after a question, which can be undone, while two remain', async () => {
    await opened();
    const remove = async (title: string) => {
      await choose('删除', `模块 ${title}`);
      await userEvent.click(
        within(screen.getByRole('dialog', { name: '删除模块' })).getByRole('button', { name: '删除' }),
      );
    };
    await remove('工作经历');
    expect(titles()).toEqual(['教育经历', '项目经历', '专业技能']);
    expect(toastTexts()).toEqual(['已删除模块 工作经历']);
    await remove('项目经历');
    await remove('专业技能');
    await choose('删除', '模块 教育经历');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toastTexts()).toContain('简历至少保留两个模块');
    act(undoResume);
    act(undoResume);
    act(undoResume);
    expect(titles()).toEqual(['教育经历', '工作经历', '项目经历', '专业技能']);
    act(redoResume);
    expect(titles()).toHaveLength(3);
  });

  it('brings back where they were a section and an item whose deletion is undone in its toast', async () => {
    await opened();
    const school = () => within(screen.getByRole('region', { name: '模块 教育经历' }));
    await userEvent.type(school().getByRole('textbox', { name: '主题' }), '浙江大学');
    await userEvent.click(school().getByRole('button', { name: '添加一条' }));
    await choose('删除', '第 1 条', school());
    expect(school().queryByText('浙江大学')).toBeNull();
    runToast('已删除「浙江大学」');
    expect(school().getAllByRole('listitem')[0]).toHaveTextContent('浙江大学');
    await choose('删除', '模块 教育经历');
    await userEvent.click(
      within(screen.getByRole('dialog', { name: '删除模块' })).getByRole('button', { name: '删除' }),
    );
    expect(titles()).toEqual(['工作经历', '项目经历', '专业技能']);
    runToast('已删除模块 教育经历');
    expect(titles()[0]).toBe('教育经历');
    expect(school().getAllByText('浙江大学')).not.toHaveLength(0);
  });

  it('needs both texts of a further row, said in place', async () => {
    await opened();
    await userEvent.click(button('添加'));
    expect(screen.getByRole('alert')).toHaveTextContent('请输入字段名称');
    expect(screen.getByRole('textbox', { name: '新字段的名称' })).toHaveFocus();
    await userEvent.keyboard('电话{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('请输入字段内容');
    await userEvent.keyboard('  {Enter}');
    expect(screen.queryByRole('textbox', { name: '电话的内容' })).toBeNull();
    await userEvent.keyboard('138{Enter}');
    expect(screen.getByRole('textbox', { name: '电话的内容' })).toHaveValue('138');
    expect(screen.getByRole('textbox', { name: '新字段的名称' })).toHaveValue('');
  });

  it('is not sent while a row lacks something, and the focus goes there', async () => {
    await opened();
    await userEvent.type(screen.getByRole('textbox', { name: '新字段的名称' }), '电话');
    await userEvent.click(save());
    expect(screen.getByRole('alert')).toHaveTextContent('请输入字段内容');
    await waitFor(() => expect(screen.getByRole('textbox', { name: '新字段的内容' })).toHaveFocus());
    expect(callsOf('/resume/create')).toEqual([]);
  });

  it('keeps one item of a section, and duplicates and hides', async () => {
    await opened();
    const school = screen.getByRole('region', { name: '模块 教育经历' });
    const items = () => within(school).getAllByRole('listitem');
    await choose('删除', '第 1 条', within(school));
    expect(items()).toHaveLength(1);
    expect(toastTexts()).toEqual(['每个模块至少保留一条内容']);
    await userEvent.type(within(school).getByRole('textbox', { name: '主题' }), '浙江大学');
    await choose('复制', '第 1 条', within(school));
    expect(within(school).getAllByText('浙江大学')).toHaveLength(2);
    await choose('删除', '第 2 条', within(school));
    expect(items()).toHaveLength(1);
    await choose('隐藏', '模块 教育经历', within(school));
    expect(openPopover('管理模块 教育经历').getByRole('button', { name: '显示模块 教育经历' })).toBeVisible();
    expect(shownResume().sections[0]?.visible).toBe(false);
  });

  it('is created once for a double click, and goes to the list where nothing has opened the window', async () => {
    await opened();
    await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '张三');
    const before = db.resumes.size;
    await userEvent.dblClick(save());
    await waitFor(() => expect(toastTexts()).toEqual(['创建简历成功']));
    expect(db.resumes.size).toBe(before + 1);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/setting/resume'));
  });
});

describe('a resume that is edited', () => {
  it('is updated; the window that opened it is reloaded, and it closes when the toast was there for 1.5 s', async () => {
    const { id } = own();
    const reload = vi.fn();
    const close = vi.fn();
    vi.stubGlobal('opener', { closed: false, location: { reload } });
    vi.stubGlobal('close', close);
    await opened(id);
    expect(screen.getByRole('textbox', { name: '姓名' })).toHaveValue('林晓鹿');
    await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '二');
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await userEvent.keyboard('{Control>}s{/Control}');
      await waitFor(() => expect(toastTexts()).toEqual(['更新简历成功']));
      expect(close).not.toHaveBeenCalled();
      await act(() => vi.advanceTimersByTimeAsync(1_500));
      expect(close).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
    expect(reload).toHaveBeenCalledOnce();
    expect(db.resumes.get(id)?.content).toContain('林晓鹿二');
  });

  it('stays, and so does what was typed, when it cannot be saved', async () => {
    const { id } = own();
    addFault({ path: '/resume/update', body: { code: '-1', data: null, message: '简历内容过长' }, times: 1 });
    await opened(id);
    const name = screen.getByRole('textbox', { name: '姓名' });
    await userEvent.type(name, '三');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(toastTexts()).toEqual(['简历内容过长']));
    expect(name).toHaveValue('林晓鹿三');
    await waitFor(() => expect(name).toHaveFocus());
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is compared first when it was saved elsewhere', async () => {
    const { id, content } = own();
    await opened(id);
    await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '四');
    const row = db.resumes.get(id);
    if (row) row.content = content.replace('林晓鹿', '别处的名字');
    await userEvent.click(save());
    const dialog = await screen.findByRole('dialog', { name: '简历在别处更新过' });
    expect(db.resumes.get(id)?.content).toContain('别处的名字');
    await userEvent.click(within(dialog).getByRole('button', { name: '用我的覆盖' }));
    await waitFor(() => expect(toastTexts()).toEqual(['更新简历成功']));
    expect(db.resumes.get(id)?.content).toContain('林晓鹿四');
  });

  it('that was saved elsewhere can be taken instead, and what was typed brought back', async () => {
    const { id, content } = own();
    await opened(id);
    await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '五');
    const row = db.resumes.get(id);
    if (row) row.content = content.replace('林晓鹿', '别处的名字');
    await userEvent.click(save());
    await screen.findByRole('dialog', { name: '简历在别处更新过' });
    await userEvent.click(button('采用服务器上的，另存我的'));
    expect(screen.getByRole('textbox', { name: '姓名' })).toHaveValue('别处的名字');
    expect(callsOf('/resume/update')).toEqual([]);
    await userEvent.click(button('撤销'));
    expect(screen.getByRole('textbox', { name: '姓名' })).toHaveValue('林晓鹿五');
  });

  it('has a way on where there is none of its id', async () => {
    renderApp(<ResumeEditor resumeId="none" />, { as: 'demouser' });
    expect(await screen.findByText('没有找到这份简历，它可能已被删除')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回我的简历' })).toHaveAttribute('href', '/setting/resume');
  });

  it("is not another member's", async () => {
    renderApp(<ResumeEditor resumeId={own().id} />, { as: 'otheruser' });
    expect(await screen.findByText('没有找到这份简历，它可能已被删除')).toBeVisible();
  });

  it('can be asked for again when the API fails', async () => {
    const { id } = own();
    addFault({ path: '/resume/findById', status: 500, times: 3 });
    renderApp(<ResumeEditor resumeId={id} />, { as: 'demouser' });
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('textbox', { name: '姓名' })).toHaveValue('林晓鹿');
  });
});

it('a visitor is asked to sign in', async () => {
  renderApp(<ResumeEditor resumeId={null} />);
  expect(await screen.findByText('登录后就能制作简历')).toBeVisible();
});
