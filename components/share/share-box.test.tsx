import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { idle } from '@/lib/browser/when-idle';
import { endSession } from '@/lib/domain/session/session-store';
import { startSession } from '@/lib/domain/session/start-session';
import { takeAfterLogin, useLoginGate } from '@/lib/domain/session/login-gate';
import { useDraftFiles } from '@/lib/drafts/draft-files';
import { rememberOwner } from '@/lib/drafts/draft-owner';
import { draftRows } from '@/lib/drafts/draft-database';
import { addFault, holdCalls } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { PNG, largePhoto, pictureFile } from '@/test/picture';
import { callsOf, renderApp, signInAs, toastTexts } from '@/test/render';
import { translatePage } from '@/test/translate';
import { serverActions } from '@/test/server-actions';
import { ShareBox } from './share-box';

const PUBLISH = '/shares/createshare';
const field = () => screen.getByRole('textbox', { name: '友圈内容' });
const send = () => screen.getByRole('button', { name: '发布' });
const published = () => [...db.shares.values()].filter(({ userId }) => userId === userNamed('demouser').id);
const previews = () => screen.queryAllByRole('button', { name: /^查看图片/ }).map(({ ariaLabel }) => ariaLabel);
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

const paste = (...files: File[]) => fireEvent.paste(field(), { clipboardData: { files, types: ['Files'] } });

/** A visitor's box is entered, unless it has a draft, for which it loads its tools, too. */
async function openBox({ as, block, hasDraft = false }: { as?: string; block?: string; hasDraft?: boolean } = {}) {
  const view = renderApp(<ShareBox block={block} />, as ? { as } : {});
  if (!as && !hasDraft) act(() => field().focus());
  await screen.findByRole('combobox', { name: '板块' });
  return view;
}

/** In jsdom the contract API cannot read files: this fault answers, and the test reads the request. */
const takePictures = () => addFault({ path: PUBLISH, body: { code: '0', data: null, message: '发布友圈成功' } });
const append = vi.spyOn(FormData.prototype, 'append');
const sent = (name: string) => append.mock.calls.flatMap(([part, value]) => (part === name ? [value] : []));
const sentPictures = () => sent('file').map((file) => (file instanceof File ? file.name : file));

const removed = vi.spyOn(draftRows, 'remove');

beforeEach(() => {
  append.mockClear();
  removed.mockClear();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
  for (const { id } of published()) db.shares.delete(id);
});

describe('a share', () => {
  it('is published once for many presses, into the chosen block; then the box is empty', async () => {
    const answer = holdCalls(PUBLISH);
    await openBox({ as: 'demouser', block: '3' });
    expect(screen.getByRole('combobox', { name: '板块' })).toHaveDisplayValue('职场');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '板块' }), '求助');
    await userEvent.type(field(), '你好{Enter}再见');
    expect(callsOf(PUBLISH)).toEqual([]);
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    await userEvent.dblClick(send());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    answer();
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(callsOf(PUBLISH)).toHaveLength(1);
    expect(published()).toMatchObject([{ block: '4', pictures: [] }]);
    expect(serverActions.refreshShareCircle).toHaveBeenCalledTimes(1);
    expect(toastTexts()).toEqual(['发布友圈成功']);
    expect(screen.getByRole('form')).toHaveFocus();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('DRAFT:'))).toEqual([]);
    expect(screen.getByRole('combobox', { name: '板块' })).toHaveDisplayValue('职场');
  });

  it('of blanks, or of too many characters, which are counted, cannot be published', async () => {
    await openBox({ as: 'demouser' });
    expect(send()).toBeDisabled();
    await userEvent.type(field(), ' {Enter}　');
    expect(send()).toBeDisabled();
    fireEvent.change(field(), { target: { value: '😀'.repeat(513) } });
    expect(screen.getByText('513/512')).toBeInTheDocument();
    expect(send()).toBeDisabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(callsOf(PUBLISH)).toEqual([]);
  });

  it('says how a line break is counted, near the limit', async () => {
    await openBox({ as: 'demouser' });
    fireEvent.change(field(), { target: { value: '第一行\n第二行' } });
    expect(screen.queryByText('换行算 2 字')).toBeNull();
    fireEvent.change(field(), { target: { value: `${'长'.repeat(255)}\n${'长'.repeat(256)}` } });
    expect(screen.getByText('513/512')).toBeInTheDocument();
    expect(screen.getByText('换行算 2 字')).toBeVisible();
    fireEvent.change(field(), { target: { value: '长'.repeat(511) } });
    expect(screen.queryByText('换行算 2 字')).toBeNull();
  });

  it('that an input method is still composing is not published', async () => {
    await openBox({ as: 'demouser' });
    await userEvent.type(field(), 'ni hao');
    fireEvent.compositionStart(field());
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    fireEvent.compositionEnd(field());
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true, keyCode: 229 });
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(callsOf(PUBLISH)).toHaveLength(1);
  });

  it('of a visitor is published once, after the login', async () => {
    takePictures();
    await openBox();
    await userEvent.type(field(), '先写后登录');
    paste(pictureFile('a.png'));
    await waitFor(() => expect(previews()).toHaveLength(1));
    await userEvent.click(send());
    expect(useLoginGate.getState().loginOpen).toBe(true);
    act(() => takeAfterLogin(signInAs('demouser').id)?.());
    await waitFor(() => expect(field()).toHaveValue(''));
    expect([sent('content'), sentPictures()]).toEqual([['先写后登录'], ['a.png']]);
    expect(callsOf(PUBLISH)).toHaveLength(1);
  });
});

it('a visitor gets the tools of the box once they enter it', async () => {
  const { unmount } = await openBox({ as: 'demouser' });
  unmount();
  act(() => endSession());
  renderApp(<ShareBox block={undefined} />);
  await act(() => idle());
  expect(screen.queryByRole('combobox', { name: '板块' })).toBeNull();
  await userEvent.click(field());
  expect(await screen.findByRole('combobox', { name: '板块' })).toBeInTheDocument();
});

describe('what was written stays', () => {
  it('when the API refuses it, with the reason in place', async () => {
    addFault({ path: PUBLISH, body: { code: '-1', message: '内容包含敏感词' } });
    await openBox({ as: 'demouser' });
    await userEvent.type(field(), '一段话');
    await userEvent.click(send());
    await waitFor(() => expect(alerts()).toEqual(['内容包含敏感词']));
    expect(field()).toHaveValue('一段话');
    expect(toastTexts()).toEqual([]);
  });

  it('and is not sent again when only the answer got lost', async () => {
    await openBox({ as: 'demouser' });
    await userEvent.type(field(), '到了{Enter}没有');
    const id = 'f'.repeat(24);
    const share = { id, userId: userNamed('demouser').id, content: '到了\r\n没有', pictures: [], block: '1' };
    db.shares.set(id, { ...share, createTime: Date.now() });
    addFault({ path: PUBLISH, drop: true, times: 1 });
    await userEvent.click(send());
    await waitFor(() => expect(serverActions.refreshShareCircle).toHaveBeenCalled());
    expect(callsOf(PUBLISH)).toHaveLength(1);
    expect(published()).toHaveLength(1);
    expect(field()).toHaveValue('');
  });

  it('when the author cancels the upload', async () => {
    addFault({ path: PUBLISH, delayMs: 60_000 });
    await openBox({ as: 'demouser' });
    await userEvent.type(field(), '太大了');
    paste(pictureFile('a.png'));
    await waitFor(() => expect(previews()).toHaveLength(1));
    await userEvent.click(send());
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
    expect(field()).toHaveValue('太大了');
    expect(previews()).toHaveLength(1);
    expect([alerts(), toastTexts(), published()]).toEqual([[], [], []]);
  });

  it('when the box is left and opened again, and is shown to nobody else', async () => {
    startSession('token-1');
    rememberOwner('u1');
    const { unmount } = await openBox();
    await userEvent.type(field(), '写了一半');
    paste(pictureFile('a.png'));
    await waitFor(() => expect(previews()).toHaveLength(1));
    unmount();
    await openBox({ hasDraft: true });
    expect(field()).toHaveValue('写了一半');
    // Pictures take their room once the box is entered.
    expect(screen.getByText('草稿中有 1 张图片')).toBeInTheDocument();
    await userEvent.click(field());
    expect(previews()).toHaveLength(1);
    act(() => {
      startSession('token-2');
      rememberOwner('u2');
    });
    expect(field()).toHaveValue('');
    expect(previews()).toEqual([]);
    act(() => rememberOwner('u1'));
    expect(field()).toHaveValue('写了一半');
  });

  it('when it was typed before hydration, below an earlier draft', async () => {
    const { unmount } = await openBox();
    await userEvent.type(field(), '昨天写的');
    unmount();
    const box = <ShareBox block={undefined} />;
    const container = document.body.appendChild(document.createElement('div'));
    const { client } = renderApp(null);
    const { QueryClientProvider } = await import('@tanstack/react-query');
    const page = <QueryClientProvider client={client}>{box}</QueryClientProvider>;
    container.innerHTML = renderToString(page);
    const area = within(container).getByRole('textbox');
    expect(area).toHaveValue('');
    (area as HTMLTextAreaElement).value = '刚打的字';
    const { hydrateRoot } = await import('react-dom/client');
    const root = await act(async () => hydrateRoot(container, page));
    expect(within(container).getByRole('textbox')).toBe(area);
    expect(area).toHaveValue('昨天写的\n刚打的字');
    act(() => root.unmount());
    container.remove();
  });
});

describe('pictures', () => {
  const choose = (...files: File[]) => {
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!chooser) throw new Error('There is no chooser');
    fireEvent.change(chooser, { target: { files } });
  };

  it('come from the chooser, the clipboard and a drop, and are published in their order', async () => {
    takePictures();
    await openBox({ as: 'demouser' });
    await userEvent.type(field(), '三张图');
    choose(pictureFile('a.png'));
    await waitFor(() => expect(previews()).toHaveLength(1));
    paste(pictureFile('b.gif', 'GIF89a'));
    await waitFor(() => expect(previews()).toHaveLength(2));
    const drop = createEvent.drop(field());
    const jpeg = pictureFile('c.jpg', '\xff\xd8\xff\xda\0\x02\xff\xd9');
    Object.assign(drop, { dataTransfer: { types: ['Files'], files: [jpeg] } });
    fireEvent(field(), drop);
    await waitFor(() => expect(previews()).toEqual(['查看图片 1：a.png', '查看图片 2：b.gif', '查看图片 3：c.jpg']));
    expect(screen.getByText('已添加 1 张图片，共 3 张')).toHaveAttribute('role', 'status');
    await userEvent.click(screen.getByRole('button', { name: '后移图片 1' }));
    expect(previews()).toEqual(['查看图片 1：b.gif', '查看图片 2：a.png', '查看图片 3：c.jpg']);
    expect(screen.getByText('已移到第 2 张，共 3 张')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '后移图片 2' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '前移图片 1' }));
    expect(previews()[0]).toBe('查看图片 1：b.gif');
    await userEvent.click(screen.getByRole('button', { name: '移除图片 2' }));
    expect(previews()).toEqual(['查看图片 1：b.gif', '查看图片 2：c.jpg']);
    expect(screen.getByRole('button', { name: '移除图片 2' })).toHaveFocus();
    const kept = Object.keys(useDraftFiles.getState().files);
    expect(kept).toHaveLength(2);
    await userEvent.click(send());
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(sentPictures()).toEqual(['b.gif', 'c.jpg']);
    // Published pictures are removed from the device.
    expect(useDraftFiles.getState().files).toEqual({});
    expect(removed.mock.calls.flat(2)).toEqual(expect.arrayContaining(kept));
  });

  it('are pasted with their names on the clipboard; copied cells, which are also a picture, stay text', async () => {
    await openBox();
    const pasteWith = (text: string) =>
      fireEvent.paste(field(), {
        clipboardData: {
          files: [pictureFile('IMG_0412.png')],
          types: ['text/plain', 'Files'],
          getData: (type: string) => (type === 'text/plain' ? text : ''),
        },
      });
    expect(pasteWith('甲\t乙')).toBe(true);
    expect(pasteWith('IMG_0412.png')).toBe(false);
    await waitFor(() => expect(previews()).toEqual(['查看图片 1：IMG_0412.png']));
  });

  it('are three at most: the first ones stay', async () => {
    await openBox();
    paste(pictureFile('a.png'), pictureFile('b.png'));
    await waitFor(() => expect(previews()).toHaveLength(2));
    choose(pictureFile('c.png'), pictureFile('d.png'));
    await waitFor(() => expect(alerts()).toEqual(['最多上传 3 张图片']));
    expect(previews()).toEqual(['查看图片 1：a.png', '查看图片 2：b.png', '查看图片 3：c.png']);
  });

  it('that break a rule are refused, the others stay', async () => {
    await openBox();
    choose(
      pictureFile('a.png'),
      pictureFile('程序.png', 'MZ'),
      pictureFile('b.bmp'),
      pictureFile('c.png', PNG.padEnd(5 * 1024 * 1024)),
    );
    await waitFor(() => expect(alerts()).toEqual(['上传图片格式不正确', '上传头图片大小不能超过 5MB!']));
    expect(previews()).toEqual(['查看图片 1：a.png']);
  });

  it('that are too large are added once they were made smaller, where the author wants that', async () => {
    await openBox();
    choose(largePhoto(), pictureFile('a.png'));
    await waitFor(() => expect(alerts()).toEqual(['上传头图片大小不能超过 5MB!']));
    expect(previews()).toEqual(['查看图片 1：a.png']);
    await userEvent.click(screen.getByRole('button', { name: '缩小后上传' }));
    await waitFor(() => expect(previews()).toEqual(['查看图片 1：a.png', '查看图片 2：照片.jpg']));
    expect(alerts()).toEqual([]);
    expect(screen.queryByRole('button', { name: '缩小后上传' })).toBeNull();
  });
});

it('a box that the browser translated shows its count and publishes', async () => {
  await openBox({ as: 'demouser' });
  fireEvent.change(field(), { target: { value: `${'字'.repeat(505)}\n尾` } });
  translatePage();
  fireEvent.change(field(), { target: { value: '字'.repeat(513) } });
  expect(screen.getByText('513/512')).toBeVisible();
  translatePage();
  fireEvent.change(field(), { target: { value: '你好' } });
  translatePage();
  await userEvent.click(send());
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(published()).toMatchObject([{ content: '你好' }]);
});
