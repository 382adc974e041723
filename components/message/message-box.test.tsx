import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useDraftFiles } from '@/lib/drafts/draft-files';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { pictureFile } from '@/test/picture';
import { chatUnderTest } from '@/test/chat';
import { renderApp, signInAs } from '@/test/render';
import { translatePage } from '@/test/translate';

const { Page, at, openChat, box, write, row, sentTexts } = chatUnderTest;
chatUnderTest.prepare();

const UPLOAD = '/upload/uploadFile';

describe('writing', () => {
  it('sends with Enter, once, and keeps nothing in the box', async () => {
    const { log } = await openChat();
    await write('  {Enter}');
    await write('你好{Enter}');
    await waitFor(() => expect(sentTexts()).toEqual(['你好']));
    await waitFor(() => expect(within(log).queryByLabelText('发送中')).toBeNull());
    expect(within(log).getAllByText('你好')).toHaveLength(1);
    expect(await box()).toHaveValue('');
  });

  it('begins a line with Ctrl+Enter, and leaves Enter to the IME while it composes', async () => {
    await openChat();
    await write('一{Control>}{Enter}{/Control}二');
    expect(await box()).toHaveValue('一\n二');
    fireEvent.compositionStart(await box());
    fireEvent.keyDown(await box(), { key: 'Enter' });
    fireEvent.compositionEnd(await box());
    fireEvent.keyDown(await box(), { key: 'Enter', keyCode: 229 });
    expect(sentTexts()).toEqual([]);
    await write('{Enter}');
    await waitFor(() => expect(sentTexts()).toEqual(['一\n二']));
  });

  it('is not of spaces alone', async () => {
    await openChat();
    const send = screen.getByRole('button', { name: '发送' });
    fireEvent.change(await box(), { target: { value: ' \n\t　' } });
    expect(send).toBeDisabled();
    fireEvent.change(await box(), { target: { value: ' a' } });
    expect(send).toBeEnabled();
  });

  it('counts near 500 characters and sends no more, an emoji being one', async () => {
    await openChat();
    fireEvent.change(await box(), { target: { value: '😀'.repeat(500) } });
    expect(screen.getByRole('button', { name: '发送' })).toBeEnabled();
    fireEvent.change(await box(), { target: { value: '😀'.repeat(501) } });
    expect(screen.getByText('501/500')).toBeInTheDocument();
    await write('{Enter}');
    expect(screen.getByRole('button', { name: '发送' })).toBeDisabled();
    expect(sentTexts()).toEqual([]);
  });

  it('keeps a draft for each conversation, which its row shows', async () => {
    const { unmount } = await openChat();
    await write('没写完');
    unmount();
    renderApp(<Page />, { at: at() });
    expect(await row('山海')).toHaveTextContent('[草稿]没写完');
  });

  it('shows a picture before it is sent, with its size', async () => {
    const [demo, other] = [signInAs('demouser'), userNamed('otheruser')];
    const picture = { src: 'http://127.0.0.1:4000/uploads/seed/fe-rsc-boundary.svg', width: -1, height: -1 };
    const value = { content: '', images: [{ ...picture, order: 1 }], quote: null };
    localStorage.setItem(`DRAFT:${demo.id}:message:${other.id}`, JSON.stringify({ value, savedAt: Date.now() }));
    const { log } = await openChat();
    const preview = await screen.findByAltText('待发送的图片');
    Object.defineProperties(preview, { naturalWidth: { value: 1120 }, naturalHeight: { value: 560 } });
    fireEvent.load(preview);
    await write('看图{Enter}');
    const shown = await within(log).findByAltText('图片消息');
    expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['280', '140']);
    await waitFor(() => expect(sentTexts()).toEqual([null, '看图']));
    expect(db.messages.at(-2)).toMatchObject({ imageWidth: 1120, imageHeight: 560 });
  });
});

it('takes a picture that is dropped on the chat, and leaves the page for no file', async () => {
  const { log } = await openChat();
  const drop = (name: string, type: string) =>
    fireEvent.drop(log, { dataTransfer: { types: ['Files'], files: [new File(['x'], name, { type })] } });
  expect(drop('a.txt', 'text/plain')).toBe(false);
  expect(drop('a.bmp', 'image/bmp')).toBe(false);
  await waitFor(() => expect(screen.getAllByText('上传图片格式不正确')).toHaveLength(2));
});

/** jsdom loads no pictures. */
function loadPreviews() {
  const previews = screen.getAllByAltText('待发送的图片');
  for (const preview of previews) {
    Object.defineProperties(preview, { naturalWidth: { value: 300 }, naturalHeight: { value: 200 } });
    fireEvent.load(preview);
  }
  return previews.length;
}

it('several pictures pasted at once are each uploaded by itself; one that fails is tried again, and all are sent', async () => {
  addFault({ path: UPLOAD, status: 500, times: 1 });
  addFault({ path: UPLOAD, body: { code: '0', data: 'http://127.0.0.1:4000/uploads/seed/fe-rsc-boundary.svg' } });
  await openChat();
  const files = ['a.png', 'b.png', 'c.png'].map((name) => pictureFile(name));
  fireEvent.paste(await box(), { clipboardData: { files, types: ['Files'] } });
  await write('三张图');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('上传图片失败');
  await waitFor(() => expect(loadPreviews()).toBe(2));
  await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
  await waitFor(() => expect(loadPreviews()).toBe(3));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '发送' }));
  await waitFor(() => expect(sentTexts()).toEqual([null, null, null, '三张图']));
  expect(db.messages.slice(-4, -1).map(({ imageWidth }) => imageWidth)).toEqual([300, 300, 300]);
  expect(screen.queryByAltText('待发送的图片')).toBeNull();
});

it('a picture that is being uploaded when the chat is left is uploaded on the return', async () => {
  addFault({ path: UPLOAD, delayMs: 60_000, times: 1 });
  addFault({ path: UPLOAD, body: { code: '0', data: 'http://127.0.0.1:4000/uploads/seed/fe-rsc-boundary.svg' } });
  const { unmount } = await openChat();
  fireEvent.paste(await box(), {
    clipboardData: { files: [pictureFile('a.png')], types: ['Files'] },
  });
  expect(await screen.findByRole('group', { name: 'a.png' })).toBeVisible();
  unmount();
  renderApp(<Page />, { at: at('otheruser') });
  await waitFor(() => expect(loadPreviews()).toBe(1));
  await userEvent.click(screen.getByRole('button', { name: '发送' }));
  await waitFor(() =>
    expect(db.messages.at(-1)).toMatchObject({ image: expect.stringContaining('fe-rsc'), content: null }),
  );
  expect(screen.queryByAltText('待发送的图片')).toBeNull();
  expect(useDraftFiles.getState().files).toEqual({});
});

it('a picture whose upload fails can be left out', async () => {
  addFault({ path: UPLOAD, drop: true });
  await openChat();
  await write('先发文字');
  fireEvent.paste(await box(), {
    clipboardData: { files: [pictureFile('a.png')], types: ['Files'] },
  });
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: '移除' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '发送' }));
  await waitFor(() => expect(sentTexts()).toEqual(['先发文字']));
});

it('a pasted file that is no picture is refused with a reason, and a copied table is its text', async () => {
  await openChat();
  const paste = (file: File, text: string) =>
    box().then((field) =>
      fireEvent.paste(field, {
        clipboardData: { files: [file], types: ['text/plain', 'Files'], getData: () => text },
      }),
    );
  await paste(new File(['x'], '合同.pdf', { type: 'application/pdf' }), '合同.pdf');
  expect(await screen.findByText('上传图片格式不正确')).toBeVisible();
  await paste(pictureFile('image.png'), '甲\t乙');
  expect(screen.getAllByText('上传图片格式不正确')).toHaveLength(1);
});

it('a chat that the browser translated takes messages and sends them', async () => {
  const { log } = await openChat();
  translatePage();
  await write('一{Enter}');
  await waitFor(() => expect(sentTexts()).toEqual(['一']));
  await within(log).findByText('未读');
  translatePage();
  await write('二{Enter}');
  await waitFor(() => expect(sentTexts()).toEqual(['一', '二']));
  await waitFor(() => expect(within(log).getByText('二')).toBeVisible());
  expect(await box()).toHaveValue('');
});
