import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { addFault, holdCalls } from '@/mocks/control/faults';
import type { User } from '@/mocks/db/tables';
import { largePhoto, pictureFile } from '@/test/picture';
import { callsOf, renderApp, signInAs, toastTexts } from '@/test/render';
import { translatePage } from '@/test/translate';
import { router } from '@/test/router';
import { serverActions } from '@/test/server-actions';
import { ProfileSettings } from './profile-settings';

const ELSEWHERE = '/rank';

const KNOWN = { job: '前端工程师', birthday: '1995-06-15', hasUpdateBirthday: true };

async function open(changes: Partial<User> = {}) {
  const member = Object.assign(signInAs('demouser'), KNOWN, changes);
  const page = renderApp(
    <>
      <a href={ELSEWHERE}>作者榜</a>
      <ProfileSettings />
    </>,
  );
  await screen.findByLabelText('开始工作时间');
  return { member, ...page };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
const fill = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const sent = () => callsOf('/users/updateuser').map(({ body }) => JSON.parse(body));

describe('the profile', () => {
  it('can be saved once something has changed, is sent once, and shows what the API stored', async () => {
    await open();
    expect(button('保存修改')).toBeDisabled();
    fill('昵称', ' 新鹿 ');
    fill('职位', '');
    expect(screen.getByText('2/32')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: '男' }));
    await userEvent.dblClick(button('保存修改'));
    await waitFor(() => expect(toastTexts()).toEqual(['更新资料成功']));
    expect(sent()).toEqual([expect.objectContaining({ nickname: '新鹿', job: '', gender: '1' })]);
    expect(field('昵称')).toHaveValue('新鹿');
    expect(field('职位')).toHaveValue('前端工程师');
    expect(field('职位')).toHaveAccessibleDescription('暂不支持清空，已恢复为原来的内容');
    expect(button('保存修改')).toBeDisabled();
    expect(serverActions.refreshOwnPages).toHaveBeenCalled();
  });

  it('has four lines for the description, as specified', async () => {
    await open();
    expect(screen.getByPlaceholderText('介绍一下你自己')).toHaveAttribute('rows', '4');
  });

  it('shows the card as others will see it while it is typed', async () => {
    await open();
    const card = within(screen.getByRole('complementary', { name: '名片预览' }));
    expect(card.getByText('前端工程师')).toBeInTheDocument();
    fill('昵称', '新鹿');
    fill('职位', '架构师');
    await userEvent.click(screen.getByRole('radio', { name: '男' }));
    expect(card.getByText('新鹿')).toBeInTheDocument();
    expect(card.getByText('架构师')).toBeInTheDocument();
    expect(card.getByRole('img', { name: '男' })).toBeInTheDocument();
  });

  it('keeps what is typed while it is being saved', async () => {
    const answer = holdCalls('/users/updateuser');
    await open();
    fill('昵称', '新鹿');
    await userEvent.click(button('保存修改'));
    expect(await screen.findByRole('button', { name: '保存中…' })).toBeInTheDocument();
    fill('职位', '架构师');
    answer();
    await waitFor(() => expect(toastTexts()).toEqual(['更新资料成功']));
    expect(field('昵称')).toHaveValue('新鹿');
    expect(field('职位')).toHaveValue('架构师');
    expect(screen.getByText('有未保存的修改')).toBeVisible();
  });

  it('shows errors at the fields, and sends nothing', async () => {
    await open({ hasUpdateBirthday: false, birthday: null });
    fill('昵称', '😀'.repeat(33));
    await userEvent.click(button('保存修改'));
    await waitFor(() => expect(field('昵称')).toHaveAccessibleDescription('昵称最多 32 个字符'));
    expect(field('出生日期')).toHaveAccessibleDescription('请选择出生日期');
    expect(field('昵称')).toHaveFocus();
    fill('昵称', '');
    await waitFor(() => expect(field('昵称')).toHaveAccessibleDescription('请输入昵称'));
    fill('昵称', '鹿');
    await waitFor(() => expect(field('昵称')).toBeValid());
    await userEvent.click(button('保存修改'));
    await waitFor(() => expect(field('出生日期')).toHaveFocus());
    expect(sent()).toEqual([]);
  });

  it('asks for confirmation before the birthday is saved for good', async () => {
    const { member } = await open({ hasUpdateBirthday: false });
    fireEvent.change(field('出生日期'), { target: { value: '1990-01-01' } });
    await userEvent.click(button('保存修改'));
    expect(await screen.findByRole('dialog', { name: '确认出生日期' })).toBeVisible();
    await userEvent.click(button('取消'));
    expect(sent()).toEqual([]);
    await userEvent.click(button('保存修改'));
    await userEvent.click(await screen.findByRole('button', { name: '确定' }));
    await waitFor(() => expect(member.birthday).toBe('1990-01-01'));
    await waitFor(() => expect(field('出生日期')).toBeDisabled());
  });

  it('keeps what was typed when the API refuses it, and when the session expires', async () => {
    addFault({ path: '/users/updateuser', body: { code: '-1', data: null, message: '昵称已被使用' } });
    const { unmount } = await open();
    fill('昵称', '别人的名字');
    await userEvent.click(button('保存修改'));
    await waitFor(() => expect(field('昵称')).toHaveAccessibleDescription('昵称已被使用'));
    expect(field('昵称')).toHaveValue('别人的名字');
    expect(toastTexts()).toEqual([]);
    unmount();
    const { member } = await open({ job: '架构师' });
    expect(field('昵称')).toHaveValue('别人的名字');
    expect(field('职位')).toHaveValue('架构师');
    await userEvent.click(button('放弃修改'));
    expect(field('昵称')).toHaveValue(member.nickname);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('DRAFT:'))).toEqual([]);
  });

  it('takes changes made elsewhere, except in fields that were edited here', async () => {
    const { member, client } = await open();
    fill('昵称', '新鹿');
    Object.assign(member, { nickname: '别处的名字', job: '架构师' });
    await client.invalidateQueries();
    await waitFor(() => expect(field('职位')).toHaveValue('架构师'));
    expect(field('昵称')).toHaveValue('新鹿');
  });

  it('saves what was edited here alone, and shows what was saved on a phone', async () => {
    const { member } = await open();
    Object.assign(member, { description: '手机上写的介绍' });
    fill('职位', '架构师');
    await userEvent.click(button('保存修改'));
    await waitFor(() => expect(member.job).toBe('架构师'));
    expect(member.description).toBe('手机上写的介绍');
    await waitFor(() => expect(field('个人介绍')).toHaveValue('手机上写的介绍'));
  });

  it('takes changes made elsewhere when it is returned to', async () => {
    const { member } = await open();
    Object.assign(member, { job: '架构师' });
    fireEvent(window, new Event('focus'));
    await waitFor(() => expect(field('职位')).toHaveValue('架构师'));
    expect(button('保存修改')).toBeDisabled();
  });

  it('tells what the same field was changed to on a phone, and overwrites it when that is saved again', async () => {
    const { member } = await open();
    fill('职位', '架构师');
    Object.assign(member, { job: '设计师' });
    await userEvent.click(button('保存修改'));
    const told = '别处已改为「设计师」，再次提交将以这里的内容为准';
    await waitFor(() => expect(field('职位')).toHaveAccessibleDescription(told));
    expect(member.job).toBe('设计师');
    await userEvent.click(button('保存修改'));
    await waitFor(() => expect(member.job).toBe('架构师'));
    expect(toastTexts()).toEqual(['更新资料成功']);
  });

  it('tells the same of what was typed before a reload', async () => {
    const { unmount } = await open();
    fill('职位', '架构师');
    unmount();
    const { member } = await open({ job: '设计师' });
    expect(field('职位')).toHaveValue('架构师');
    await userEvent.click(button('保存修改'));
    const told = '别处已改为「设计师」，再次提交将以这里的内容为准';
    await waitFor(() => expect(field('职位')).toHaveAccessibleDescription(told));
    expect(member.job).toBe('设计师');
  });

  it('that was saved although the answer got lost is said to be', async () => {
    const { member } = await open();
    fill('职位', '架构师');
    addFault({ path: '/users/updateuser', status: 500, after: true, times: 1 });
    await userEvent.click(button('保存修改'));
    await waitFor(() => expect(toastTexts()).toContain('更新资料成功'));
    expect(member.job).toBe('架构师');
    expect(sent()).toHaveLength(1);
  });

  it('says nothing of a success when the API has changed nothing', async () => {
    await open();
    fill('职位', '');
    await userEvent.click(button('保存修改'));
    await waitFor(() => expect(field('职位')).toHaveAccessibleDescription('暂不支持清空，已恢复为原来的内容'));
    expect(toastTexts()).toEqual([]);
  });

  it('asks for confirmation before it is left with changes, and only then', async () => {
    await open();
    const link = screen.getByRole('link', { name: '作者榜' });
    fill('昵称', '新鹿');
    await userEvent.click(link);
    expect(screen.getByRole('dialog', { name: '离开此页面' })).toBeVisible();
    await userEvent.click(button('取消'));
    expect(router.push).not.toHaveBeenCalled();
    expect(field('昵称')).toHaveValue('新鹿');
    await userEvent.click(link);
    await userEvent.click(button('离开'));
    expect(router.push).toHaveBeenCalledWith('/rank');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    fill('昵称', '新鹿');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });
});

describe('the picture', () => {
  const choose = (name: string, content?: string) => {
    const file = pictureFile(name, content);
    fireEvent.change(screen.getByLabelText('选择头像图片'), { target: { files: [file] } });
  };
  const uploads = () => callsOf('/upload/uploadFile');

  it('shows at the field which rule a refused file breaks', async () => {
    await open();
    choose('a.exe');
    expect(screen.getByText('上传图片格式不正确')).toBeVisible();
    choose('a.awebp', 'GIF89a'.padEnd(5 * 1024 * 1024));
    expect(await screen.findByText('上传头图片大小不能超过 5MB!')).toBeVisible();
    expect(uploads()).toEqual([]);
  });

  it('that is too large is sent only once its member wants it smaller', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('选择头像图片'), { target: { files: [largePhoto()] } });
    expect(await screen.findByText('上传头图片大小不能超过 5MB!')).toBeVisible();
    expect(uploads()).toEqual([]);
    await userEvent.click(button('缩小后上传'));
    await waitFor(() => expect(uploads()).toHaveLength(1));
    expect(screen.queryByText('上传头图片大小不能超过 5MB!')).toBeNull();
  });

  it('of an iPhone is refused with what to do, whatever its name, and a retry is not offered', async () => {
    await open();
    const file = pictureFile('照片.jpg', '\0\0\0\x18ftypheic');
    fireEvent.change(screen.getByLabelText('选择头像图片'), { target: { files: [file] } });
    expect(await screen.findByText('上传图片格式不正确：HEIC 照片请先转换为 JPG 或 PNG')).toBeVisible();
    expect(screen.queryByRole('button', { name: '重新上传' })).toBeNull();
    expect(uploads()).toEqual([]);
  });

  it('can be retried when its upload fails, is shown when uploaded, and is saved with the profile', async () => {
    addFault({ path: '/upload/uploadFile', drop: true, times: 1 });
    const url = 'http://127.0.0.1:4000/uploads/files/b.png';
    addFault({ path: '/upload/uploadFile', body: { code: '0', data: url, message: '上传成功' } });
    const { container, member } = await open();
    choose('b.png');
    expect(await screen.findByText('上传图片失败')).toBeVisible();
    await userEvent.click(button('重新上传'));
    await waitFor(() => expect(container.querySelector('img')?.src).toBe(url));
    await userEvent.click(button('保存修改'));
    await waitFor(() => expect(member.avatar).toBe(url));
  });
});

it('a form that the browser translated is checked, counted and saved', async () => {
  await open();
  translatePage();
  fill('昵称', '');
  await userEvent.click(button('保存修改'));
  await waitFor(() => expect(field('昵称')).toBeInvalid());
  translatePage();
  fill('昵称', '新鹿');
  expect(screen.getByText('2/32')).toBeInTheDocument();
  translatePage();
  await userEvent.click(button('保存修改'));
  await waitFor(() => expect(toastTexts()).toEqual(['更新资料成功']));
  expect(sent()).toEqual([expect.objectContaining({ nickname: '新鹿' })]);
});
