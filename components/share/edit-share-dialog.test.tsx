import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getShare } from '@/lib/domain/share/api';
import { addFault, holdCalls } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { givenComments, givenShares, userNamed } from '@/mocks/testing';
import { pictureFile } from '@/test/picture';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { ShareCard } from './share-card';

const ME = 'demouser';
const ours = () => [...db.shares.values()].filter(({ userId }) => userId === userNamed(ME).id);

beforeEach(() => {
  for (const { id } of ours()) db.shares.delete(id);
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function edit(share: Parameters<typeof givenShares>[0]) {
  const { id } = givenShares({ username: ME, ...share });
  givenComments(id, { count: 2 });
  db.shareLikes.set(userNamed('otheruser').id, id, 1);
  const first = await getShare(id);
  if (!first) throw new Error('The share is not there');
  renderApp(<ShareCard share={first} renderedAt={Date.now()} />, { as: ME });
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^修改友圈/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改友圈' }));
    return { dialog, field: dialog.getByRole('textbox', { name: '友圈内容' }) };
  };
  return { id, open, ...(await open()) };
}

it('a share is published anew with its text, and the old one is deleted after that', async () => {
  const { id, dialog, field } = await edit({ content: '写错子了', block: '3' });
  expect(dialog.getByText(/原来的 1 个赞和 2 条评论不会保留/)).toBeVisible();
  expect(field).toHaveValue('写错子了');
  expect(await dialog.findByRole('combobox', { name: '板块' })).toHaveDisplayValue('职场');
  await userEvent.clear(field);
  await userEvent.type(field, '写错字了');
  const answer = holdCalls('/shares/createshare');
  await userEvent.click(dialog.getByRole('button', { name: '发布修改' }));
  await waitFor(() => expect(callsOf('/shares/createshare')).toHaveLength(1));
  expect(callsOf('/shares/delete')).toEqual([]);
  answer();
  await waitFor(() => expect(ours()).toMatchObject([{ content: '写错字了', block: '3' }]));
  expect(db.shares.has(id)).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toastTexts()).toEqual(['修改已发布']);
});

it('the old share stays where the new one is refused, and where it cannot be deleted the member is told', async () => {
  const { id, dialog, field } = await edit({ content: '原文' });
  addFault({ path: '/shares/createshare', body: { code: '-1', message: '内容违规' }, times: 1 });
  await userEvent.type(field, '，改');
  await dialog.findByRole('combobox', { name: '板块' });
  await userEvent.click(dialog.getByRole('button', { name: '发布修改' }));
  expect(await dialog.findByText('内容违规')).toBeVisible();
  expect(db.shares.has(id)).toBe(true);
  addFault({ path: '/shares/delete', status: 500, times: 1 });
  await userEvent.click(dialog.getByRole('button', { name: '发布修改' }));
  await waitFor(() => expect(toastTexts()).toContain('新的一条已发布，原来的没能删除，请自己删除'));
  expect(ours()).toHaveLength(2);
});

it('what was changed is there when the dialog is opened again, and can be given up', async () => {
  const { open, dialog, field } = await edit({ content: '原文' });
  await userEvent.type(field, '，改了一半');
  await userEvent.click(dialog.getByRole('button', { name: '关闭' }));
  const again = await open();
  expect(again.field).toHaveValue('原文，改了一半');
  await userEvent.click(again.dialog.getByRole('button', { name: '放弃' }));
  expect(again.field).toHaveValue('原文');
  await userEvent.click(again.dialog.getByRole('button', { name: '关闭' }));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('DRAFT:'))).toEqual([]);
});

/** Pictures are drawn where their address does not hold `refused`, once `ready` is. */
function givenPictures(ready: Promise<void> = Promise.resolve()) {
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = 1;
      naturalHeight = 1;
      decode = async () => {
        await ready;
        if (this.src.includes('refused')) throw new Error('refused');
      };
    },
  );
  const context = { drawImage: () => {} } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(pictureFile('drawn')));
}
const PICTURE = 'https://pictures.example/a.png';

it('pictures are brought along, and those that their host does not hand out are said to be missing', async () => {
  givenPictures();
  const { dialog } = await edit({ content: '有图', pictures: [PICTURE, 'https://pictures.example/refused.png'] });
  expect(await dialog.findByRole('button', { name: /^查看图片.*a\.png/ })).toBeVisible();
  expect(dialog.getByText('有 1 张图片没能取回。要保留它们，请在发布前重新添加')).toBeVisible();
});

it('who gives up what was changed cannot publish before the pictures are back, nor do they come after the end', async () => {
  let arrive = () => {};
  givenPictures(new Promise((resolve) => (arrive = resolve)));
  const { open, dialog, field } = await edit({ content: '有图', pictures: [PICTURE] });
  await userEvent.type(field, '，改了');
  await userEvent.click(dialog.getByRole('button', { name: '关闭' }));
  const again = await open();
  await userEvent.click(again.dialog.getByRole('button', { name: '放弃' }));
  expect(again.dialog.getByText('正在取回图片…')).toBeVisible();
  expect(again.dialog.getByRole('button', { name: '发布修改' })).toBeDisabled();
  await userEvent.click(again.dialog.getByRole('button', { name: '关闭' }));
  arrive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('DRAFT:'))).toEqual([]);
});
