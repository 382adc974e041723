import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDraftFiles } from '@/lib/drafts/draft-files';
import { draftRows, type DraftRow } from '@/lib/drafts/draft-database';
import { pictureFile } from '@/test/picture';
import { renderApp } from '@/test/render';
import { ShareBox } from './share-box';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});
afterEach(() => vi.restoreAllMocks());

const previews = () => screen.queryAllByRole('button', { name: /^查看图片/ }).map(({ ariaLabel }) => ariaLabel);
async function open() {
  const view = renderApp(<ShareBox block={undefined} />, { as: 'demouser' });
  await screen.findByRole('combobox', { name: '板块' });
  return view;
}
const paste = (name: string) =>
  fireEvent.paste(screen.getByRole('textbox', { name: '友圈内容' }), {
    clipboardData: { files: [pictureFile(name)], types: ['Files'] },
  });

it('a picture of the draft stays when another one is added before it is loaded', async () => {
  const kept: DraftRow[] = [];
  const given = { name: 'a.png', type: 'image/png', bytes: new ArrayBuffer(1) };
  vi.spyOn(draftRows, 'put').mockImplementation(async (...rows: readonly DraftRow[]) => {
    for (const row of rows) kept.push({ ...row, value: given });
  });
  const { unmount } = await open();
  paste('a.png');
  await waitFor(() => expect(previews()).toHaveLength(1));
  unmount();
  useDraftFiles.setState({ files: {} });
  let load = () => {};
  const loading = new Promise<void>((resolve) => (load = resolve));
  vi.spyOn(draftRows, 'list').mockImplementation(async () => {
    await loading;
    return kept;
  });
  await open();
  paste('b.png');
  await new Promise((resolve) => setTimeout(resolve));
  load();
  await waitFor(() => expect(previews()).toEqual(['查看图片 1：a.png', '查看图片 2：b.png']));
});
