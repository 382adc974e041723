import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listCustomTags } from '@/lib/domain/tag/api';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { serverActions } from '@/test/server-actions';
import { UserTags } from './user-tags';

async function open({ as, failed = false }: { as?: string; failed?: boolean } = {}) {
  const userId = userNamed('demouser').id;
  const initial = failed ? undefined : { tags: await listCustomTags(userId), renderedAt: Date.now() };
  renderApp(<UserTags userId={userId} initial={initial} />, as ? { as } : {});
}
const group = (name: string) => screen.getByRole('region', { name });
const namesIn = (name: string) =>
  within(group(name))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const deleteButton = (name: string) => screen.getByRole('button', { name: `删除标签 ${name}` });

it('a visitor reads the tags by category, each a search, and deletes none', async () => {
  await open();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['IT技术', '生活分享', '游戏']);
  expect(namesIn('生活分享')).toEqual(['骑行', '周末做饭']);
  expect(screen.getByRole('link', { name: '骑行' })).toHaveAttribute('href', '/search?value=%E9%AA%91%E8%A1%8C&type=1');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a tag of a category that is not known is shown all the same', async () => {
  db.customTags.push({ id: '1', userId: userNamed('demouser').id, pid: '9', tagName: '未知' });
  await open();
  expect(namesIn('9')).toEqual(['未知']);
});

it('the tags wait until it is known whether a member owns them, because the tools of an owner move them', async () => {
  await open({ as: 'demouser' });
  const unsettled = () => group('生活分享').closest('[data-unsettled]');
  expect(unsettled()).not.toBeNull();
  await waitFor(() => expect(unsettled()).toBeNull());
  expect(deleteButton('骑行')).toBeVisible();
});

it('other members delete none', async () => {
  await open({ as: 'otheruser' });
  await waitFor(() => expect(callsOf('/users/sessionuserinfo')).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

it('the owner deletes a tag once they have confirmed it, also when the site cannot be asked for its pages', async () => {
  serverActions.refreshOwnPages.mockRejectedValueOnce(new Error('offline'));
  await open({ as: 'demouser' });
  fireEvent.click(await screen.findByRole('button', { name: '删除标签 骑行' }));
  const dialog = await screen.findByRole('dialog', { name: '删除标签' });
  expect(callsOf('/tag/delete')).toHaveLength(0);
  fireEvent.click(within(dialog).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(namesIn('生活分享')).toEqual(['周末做饭']));
  expect(toastTexts()).toEqual(['删除标签成功']);
  expect(serverActions.refreshOwnPages).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByText('周末做饭').closest('li')).toHaveFocus());
});

it('a tag that another tab has deleted already goes away too, also when the answer is lost', async () => {
  await open({ as: 'demouser' });
  await screen.findByRole('button', { name: '删除标签 骑行' });
  db.customTags = db.customTags.filter(({ tagName }) => tagName !== '骑行');
  addFault({ path: '/tag/delete', status: 500, body: '', times: 1 });
  fireEvent.click(deleteButton('骑行'));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(toastTexts()).toEqual(['没有收到回应，可能已经成功，请确认后再试']));
  await waitFor(() => expect(namesIn('生活分享')).toEqual(['周末做饭']));
});

it('a tag says how many articles have it', async () => {
  renderApp(
    <UserTags
      userId="1"
      initial={{ tags: [{ id: '1', pid: '1', tagName: '骑行' }], renderedAt: Date.now() }}
      counts={[{ tag: '骑行', count: 12 }]}
    />,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('骑行 12 篇文章');
});

it('the owner adds a tag where they are listed', async () => {
  await open({ as: 'demouser' });
  fireEvent.click(await screen.findByRole('button', { name: '新增标签' }));
  fireEvent.change(screen.getByRole('combobox', { name: '标签所属分类' }), { target: { value: '1' } });
  fireEvent.change(screen.getByRole('textbox', { name: '标签名称' }), { target: { value: '露营' } });
  fireEvent.click(screen.getByRole('button', { name: '添加' }));
  await waitFor(() => expect(namesIn('生活分享')).toContain('露营'));
  expect(serverActions.refreshOwnPages).toHaveBeenCalledOnce();
});

it('someone without tags has an empty state', async () => {
  db.customTags = [];
  await open();
  expect(screen.getByText('暂无数据')).toBeInTheDocument();
});

it('what the server could not load is fetched by the browser, with a retry', async () => {
  addFault({ path: '/tag', body: { code: '-1', message: '繁忙' }, times: 1 });
  await open({ failed: true });
  expect(screen.getByRole('status', { name: '正在加载标签' })).toBeInTheDocument();
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: '骑行' })).toBeInTheDocument();
});
