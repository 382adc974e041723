import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionClient } from '@/hooks/session/create-session-client';
import { sessionQueries } from '@/lib/domain/session/queries';
import type { SessionUser } from '@/lib/domain/session/schema';
import { startSession } from '@/lib/domain/session/cookie';
import { endSession } from '@/lib/domain/session/store';
import { ApiError } from '@/lib/http/api-error';
import { useToasts } from '@/lib/browser/toast-store';
import { ProfileSettings } from './profile-settings';

// The kit's calendar needs a real browser; the specs of the settings use it there.
vi.mock('./date-control', () => ({
  default: ({
    onChange,
    min: _min,
    max: _max,
    ...control
  }: {
    onChange: (value: string) => void;
    [key: string]: unknown;
  }) => <input {...control} onChange={({ target }) => onChange(target.value)} />,
}));
const profile = vi.hoisted(() => ({ updateProfile: vi.fn(), updateImRestrict: vi.fn() }));
vi.mock('@/lib/domain/profile/api', () => profile);
const session = vi.hoisted(() => ({ getSessionUser: vi.fn() }));
vi.mock('@/lib/domain/session/api', () => session);
const uploads = vi.hoisted(() => ({ uploadImage: vi.fn() }));
vi.mock('@/lib/domain/upload/api', () => uploads);
const router = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const user: SessionUser = {
  id: '3f0a9c41b27d5e83',
  nickname: '林间小鹿',
  avatar: '',
  username: 'demouser',
  email: '',
  bindPassword: true,
  bindWx: false,
  githubId: '',
  githubName: '',
  giteeId: '',
  giteeName: '',
  imRestrict: '0',
  hasUpdateBirthday: true,
  hasSigned: false,
  job: '前端工程师',
  blogAddress: '',
  description: '',
  gender: '0',
  birthday: '1995-06-15',
  startWorkTime: '',
  exp: 0,
};
const onSaved = vi.fn();
const ELSEWHERE = '/rank';

beforeEach(() => {
  // What the test's document lacks.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  profile.updateProfile.mockReset().mockResolvedValue(null);
  session.getSessionUser.mockReset().mockResolvedValue(user);
  uploads.uploadImage.mockReset();
  router.push.mockReset();
  onSaved.mockReset().mockResolvedValue(undefined);
  localStorage.clear();
  useToasts.setState({ toasts: [] });
  act(() => startSession('token-1'));
});
afterEach(() => act(endSession));

function open(changes: Partial<SessionUser> = {}) {
  const client = createSessionClient();
  client.setQueryData(sessionQueries.user().queryKey, { ...user, ...changes });
  return render(
    <QueryClientProvider client={client}>
      <a href={ELSEWHERE}>作者榜</a>
      <ProfileSettings onSaved={onSaved} />
    </QueryClientProvider>,
  );
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const replace = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.click(field(label));
  await userEvent.paste(text);
};

describe('the profile', () => {
  it('can be saved once something has changed, is sent once, and shows what the API then holds', async () => {
    open();
    expect(button('保存修改')).toBeDisabled();
    await replace('昵称', ' 新鹿 ');
    await userEvent.clear(field('职位'));
    session.getSessionUser.mockResolvedValue({ ...user, nickname: '新鹿' });
    await userEvent.dblClick(button('保存修改'));
    await waitFor(() => expect(toasts()).toEqual(['更新资料成功']));
    expect(profile.updateProfile).toHaveBeenCalledTimes(1);
    expect(profile.updateProfile.mock.calls[0]?.[0]).toMatchObject({ nickname: '新鹿', job: '', gender: '0' });
    expect(field('昵称')).toHaveValue('新鹿');
    expect(field('职位')).toHaveValue('前端工程师');
    expect(screen.getByText('暂不支持清空，已恢复为原来的内容')).toBeVisible();
    expect(button('保存修改')).toBeDisabled();
    expect(onSaved).toHaveBeenCalled();
  });

  it('says in its place what is wrong, and sends nothing', async () => {
    open({ hasUpdateBirthday: false, birthday: '' });
    await replace('昵称', '😀'.repeat(33));
    await userEvent.click(button('保存修改'));
    expect(screen.getByText('昵称最多 32 个字符')).toBeVisible();
    expect(screen.getByText('请选择出生日期')).toBeVisible();
    expect(field('昵称')).toHaveFocus();
    await userEvent.clear(field('昵称'));
    expect(screen.queryByText('昵称最多 32 个字符')).toBeNull();
    await userEvent.click(button('保存修改'));
    expect(screen.getByText('请输入昵称')).toBeVisible();
    expect(profile.updateProfile).not.toHaveBeenCalled();
  });

  it('warns before the birthday is fixed, and keeps it fixed afterwards', async () => {
    const { unmount } = open({ hasUpdateBirthday: false });
    fireEvent.change(await screen.findByLabelText('出生日期'), { target: { value: '1990-01-01' } });
    await userEvent.click(button('保存修改'));
    expect(screen.getByRole('dialog', { name: '确认出生日期' })).toBeVisible();
    await userEvent.click(button('取消'));
    expect(profile.updateProfile).not.toHaveBeenCalled();
    await userEvent.click(button('保存修改'));
    await userEvent.click(button('确定'));
    await waitFor(() => expect(profile.updateProfile).toHaveBeenCalledTimes(1));
    unmount();
    open();
    expect(await screen.findByLabelText('出生日期')).toBeDisabled();
  });

  it('keeps what was typed when it is refused, and over a login that has run out', async () => {
    profile.updateProfile.mockRejectedValue(new ApiError({ kind: 'business', message: '昵称已被使用', code: '-1' }));
    const { unmount } = open();
    await replace('昵称', '别人的名字');
    await userEvent.click(button('保存修改'));
    expect(await screen.findByText('昵称已被使用')).toBeVisible();
    expect(field('昵称')).toHaveValue('别人的名字');
    expect(toasts()).toEqual([]);
    unmount();
    open({ job: '架构师' });
    expect(field('昵称')).toHaveValue('别人的名字');
    expect(field('职位')).toHaveValue('架构师');
    await userEvent.click(button('放弃修改'));
    expect(field('昵称')).toHaveValue('林间小鹿');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('DRAFT:'))).toEqual([]);
  });

  it('asks before it is left with changes, and only then', async () => {
    open();
    const link = screen.getByRole('link', { name: '作者榜' });
    await replace('昵称', '新鹿');
    await userEvent.click(link);
    expect(screen.getByRole('dialog', { name: '离开此页面' })).toBeVisible();
    await userEvent.click(button('取消'));
    expect(router.push).not.toHaveBeenCalled();
    expect(field('昵称')).toHaveValue('新鹿');
    await userEvent.click(link);
    await userEvent.click(button('离开'));
    expect(router.push).toHaveBeenCalledWith('/rank');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    await replace('昵称', '新鹿');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });
});

describe('the picture', () => {
  const choose = (name: string, size = 10) => {
    const file = new File(['x'], name, { type: 'image/png' });
    Object.defineProperty(file, 'size', { value: size });
    fireEvent.change(screen.getByLabelText('选择头像图片'), { target: { files: [file] } });
  };

  it('is refused in its place by its rules', async () => {
    open();
    choose('a.exe');
    expect(screen.getByText('上传图片格式不正确')).toBeVisible();
    choose('a.awebp', 5 * 1024 * 1024);
    expect(screen.getByText('上传头图片大小不能超过 5MB!')).toBeVisible();
    expect(uploads.uploadImage).not.toHaveBeenCalled();
  });

  it('shows its progress, is shown when it is there, and is saved with the profile', async () => {
    let finish = (_url: string) => {};
    uploads.uploadImage.mockImplementation((_file, { onProgress }) => {
      onProgress(0.4);
      return new Promise<string>((resolve) => (finish = resolve));
    });
    const { container } = open();
    choose('a.png');
    const bar = await screen.findByRole('progressbar', { name: '头像上传进度' });
    await waitFor(() => expect(bar).toHaveValue(0.4));
    expect(button('上传中…')).toHaveAttribute('aria-busy', 'true');
    await replace('昵称', '新鹿');
    await act(async () => finish('http://img/a.png'));
    expect(container.querySelector('img')).toHaveAttribute('src', 'http://img/a.png');
    await userEvent.click(button('保存修改'));
    await waitFor(() => expect(profile.updateProfile).toHaveBeenCalled());
    expect(profile.updateProfile.mock.calls[0]?.[0]).toMatchObject({ avatar: 'http://img/a.png', nickname: '新鹿' });
  });

  it('that failed on its way can be sent again', async () => {
    uploads.uploadImage.mockRejectedValueOnce(new ApiError({ kind: 'network', message: 'x' }));
    uploads.uploadImage.mockResolvedValueOnce('http://img/b.png');
    const { container } = open();
    choose('b.png');
    expect(await screen.findByText('上传图片失败')).toBeVisible();
    await userEvent.click(button('重新上传'));
    await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('src', 'http://img/b.png'));
  });
});
