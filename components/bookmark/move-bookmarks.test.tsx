import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Toaster } from '@/components/ui/layer/toaster';
import { db } from '@/mocks/db';
import { givenFolder, userNamed } from '@/mocks/testing';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { OwnBookmarks } from './own-bookmarks';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sitesIn = (folderId: string) => db.bookmarks.filter((row) => row.folderId === folderId).map(({ name }) => name);

/** A folder with three bookmarks, of which two are chosen to be moved to an empty one. */
async function choose() {
  const from = givenFolder({ username: 'demouser', bookmarks: 3 });
  const to = givenFolder({ username: 'demouser' });
  Object.assign(to, { name: '归档' });
  const page = (
    <>
      <OwnBookmarks userId={userNamed('demouser').id} folderId={from.id} />
      <Toaster />
    </>
  );
  renderApp(page, { as: 'demouser' });
  await press('移动');
  expect(screen.getByRole('button', { name: '移动' })).toBeDisabled();
  for (const name of ['站点 1', '站点 3']) {
    await userEvent.click(screen.getByRole('checkbox', { name: `选择站点 ${name}` }));
  }
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '移动到' }), '归档');
  return { from, to };
}

it('several bookmarks are moved to another folder, each written once, and back by undo', async () => {
  const { from, to } = await choose();
  await press('移动 2 个');
  await waitFor(() => expect(sitesIn(to.id)).toEqual(['站点 1', '站点 3']));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(callsOf('/sites/update')).toHaveLength(2);
  expect(screen.getByRole('button', { name: '移动' })).toHaveFocus();
  await userEvent.click(screen.getByText('撤销'));
  await waitFor(() => expect(sitesIn(from.id)).toHaveLength(3));
  expect(sitesIn(to.id)).toEqual([]);
});

it('the member is told how many bookmarks stayed, and why', async () => {
  const { to } = await choose();
  const last = db.bookmarks.findLast(({ name }) => name === '站点 3');
  Object.assign(last ?? {}, { siteDesc: '' });
  await press('移动 2 个');
  await waitFor(() => expect(toastTexts()).toContainEqual(expect.stringMatching(/^1 个站点没有移动：/)));
  expect(sitesIn(to.id)).toEqual(['站点 1']);
});
