import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strToU8, zipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { chosenTheme } from '@/lib/browser/theme';
import { practice } from '@/lib/domain/question/practice-store';
import { rememberSearch, searchHistory } from '@/lib/domain/search/history-store';
import { shareDraftSchema } from '@/lib/domain/share/share-draft';
import { readingList } from '@/lib/domain/reading-list/reading-list';
import { mutes } from '@/lib/domain/mute/mutes';
import { tutorialProgress } from '@/lib/domain/tutorial/progress-store';
import { EMPTY_WRITING } from '@/lib/domain/write-center/writing';
import { useOwner } from '@/lib/browser/owner';
import { openDraft } from '@/lib/drafts/shared-draft';
import { draftRows, type DraftRow } from '@/lib/drafts/draft-database';
import { keptRows } from '@/test/kept-rows';
import { callsOf, renderApp } from '@/test/render';
import { ImportForm } from './import-form';

const MANIFEST = {
  kind: 'gimishare-take-out',
  version: 1,
  createdAt: '2026-11-20 10:00:00',
  site: 'https://site.example',
  counts: {},
};

function zipOf(files: Record<string, unknown>): File {
  const entries = Object.entries(files).map(([name, value]) => [name, strToU8(JSON.stringify(value))]);
  return new File([zipSync(Object.fromEntries(entries)) as Uint8Array<ArrayBuffer>], '我的数据.zip');
}
const shareValue = (content: string) => ({ content, block: '', images: [] });
const draftRow = (row: Pick<DraftRow, 'id' | 'kind' | 'value' | 'savedAt'>) => ({ subjectId: '', base: '', ...row });
const shareRow = (content: string, savedAt: number) =>
  draftRow({ id: 'DRAFT:~:share:', kind: 'share', value: shareValue(content), savedAt });
const shareDraft = (owner = 'visitor') => openDraft(owner, { kind: 'share', subjectId: '', schema: shareDraftSchema });

function open() {
  const onTaken = vi.fn();
  renderApp(<ImportForm onTaken={onTaken} />);
  return onTaken;
}
afterEach(() => vi.restoreAllMocks());
const choose = (file: File) => userEvent.upload(screen.getByLabelText('选择 zip 文件'), file);
const take = () => userEvent.click(screen.getByRole('button', { name: '恢复到这个浏览器' }));

it('what another browser had is merged, nothing here is lost, and nothing is sent', async () => {
  rememberSearch('水合');
  practice.set({ records: { q1: { title: '题一', right: true } }, places: {}, days: ['2026-11-21'] });
  open();
  await choose(
    zipOf({
      'manifest.json': MANIFEST,
      'data/personal.json': {
        SEARCH_HISTORY: ['虚拟列表', '水合', 7],
        OFFLINE_READING: true,
        QUESTION_PRACTICE: {
          records: { q1: { title: '题一', right: false }, q2: { title: '题二' } },
          days: ['2026-11-20'],
        },
        ACCESS_TOKEN: 'x',
      },
      'data/drafts.json': [shareRow('另一台设备上写的', Date.now()), { id: 'broken' }],
    }),
  );
  expect(await screen.findByText(/^来自 https:\/\/site\.example，2026-11-20/)).toBeVisible();
  expect(screen.getByText('1 项无法识别，会跳过。')).toBeVisible();
  await take();
  expect(await screen.findByText(/^已恢复：/)).toHaveTextContent('搜索记录');
  expect(searchHistory.get()).toEqual(['水合', '虚拟列表']);
  expect(practice.get()?.records).toMatchObject({ q1: { right: true }, q2: { title: '题二' } });
  expect(practice.get()?.days).toEqual(['2026-11-20', '2026-11-21']);
  expect(shareDraft().get()?.content).toBe('另一台设备上写的');
  expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
  expect(localStorage.getItem('OFFLINE_READING')).toBeNull();
  expect(callsOf('/shares/create')).toEqual([]);
});

it('a newer draft here stays, and a setting is replaced only when that is chosen', async () => {
  act(() => {
    shareDraft().set(shareValue('这里更新'));
    chosenTheme.set('light');
  });
  open();
  const file = zipOf({
    'manifest.json': MANIFEST,
    'data/drafts.json': [shareRow('旧的', 1)],
    'data/settings.json': { THEME: 'dark', DENSITY: 'huge' },
  });
  await choose(file);
  expect(await screen.findByRole('checkbox', { name: /^友圈草稿/ })).toBeDisabled();
  const settings = screen.getByRole('checkbox', { name: /^外观设置/ });
  expect(settings).not.toBeChecked();
  await userEvent.click(settings);
  await take();
  expect(await screen.findByText('已恢复：外观设置')).toBeVisible();
  expect(chosenTheme.get()).toBe('dark');
  expect(localStorage.getItem('DENSITY')).toBeNull();
  expect(shareDraft().get()?.content).toBe('这里更新');
});

it.each([
  ['no zip', new File(['hello'], 'a.zip'), '这不是压缩包，或者没有下载完整'],
  ['another zip', zipOf({ 'a.json': {} }), '这不是从本站带走的数据'],
  ['a zip of a later release', zipOf({ 'manifest.json': { ...MANIFEST, version: 9 } }), /更新的版本/],
  [
    'a zip that would fill the memory',
    new File([zipSync({ 'data/personal.json': new Uint8Array(60_000_000) }) as Uint8Array<ArrayBuffer>], 'b.zip'),
    '压缩包里的内容大得不正常，没有读取',
  ],
])('%s is refused in a sentence, and another can be chosen', async (_name, file, sentence) => {
  open();
  await choose(file);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
  expect(screen.getByLabelText('选择 zip 文件')).toBeEnabled();
});

const ARTICLE = { ...EMPTY_WRITING, title: '草稿', content: '另一台设备上写的' };
const kind = (name: RegExp) => screen.findByRole('checkbox', { name });

it.each<[string, object | undefined, RegExp, boolean]>([
  ['another member', { id: 'u2', nickname: '山海' }, /^这是“山海”的数据，不是你的/, false],
  ['another member without a nickname', { id: 'u2', nickname: '' }, /^这是“u2”的数据，不是你的/, false],
  ['this person', { id: 'u1', nickname: '我' }, /^来自 https:\/\/site\.example，2026-11-20 10:00:00。选择/, true],
  ['a visitor', { id: 'visitor', nickname: '' }, /^来自 .*，没有登录时打包的。选择/, true],
  ['an earlier release', undefined, /^来自 .*，没有写明是谁的。选择/, true],
])(
  'the file of %s says so first, and is checked beforehand unless it is somebody else’s',
  async (_, owner, line, on) => {
    useOwner.setState({ owner: 'u1' });
    open();
    await choose(
      zipOf({ 'manifest.json': { ...MANIFEST, owner }, 'data/personal.json': { SEARCH_HISTORY: ['离职证明'] } }),
    );
    const box = await kind(/^搜索记录/);
    expect(screen.getByRole('status')).toHaveTextContent(line);
    expect(box).toHaveProperty('checked', on);
    if (!on) await userEvent.click(box);
    await take();
    expect(await screen.findByText('已恢复：搜索记录')).toBeVisible();
    expect(searchHistory.get()).toEqual(['离职证明']);
  },
);

it('rows are counted as their kind has them, and one that has none stores nothing', async () => {
  readingList.set([{ id: 'a1', href: '/post/a1', title: '这里的', author: '', addedAt: 1 }]);
  open();
  const text = (id: string) => ({ id, href: `/post/${id}`, title: id, author: '', addedAt: 1 });
  await choose(
    zipOf({
      'manifest.json': MANIFEST,
      'data/personal.json': {
        READING_LIST: [text('a1'), text('a2'), text('a3'), { href: 'javascript:alert(1)', title: 'x', at: 1 }],
        SEARCH_HISTORY: [7],
        MUTES: [{ kind: 'all' }],
        TUTORIAL_PROGRESS: { t1: 'x' },
        QUESTION_PRACTICE: 'x',
        QUIET_CHATS: [],
      },
    }),
  );
  expect(await kind(/^稍后读/)).toHaveAccessibleName('稍后读新增 2，1 项这里已有，1 项无法识别，会跳过');
  for (const name of ['搜索记录', '屏蔽', '教程进度', '题库练习']) {
    expect(screen.getByRole('checkbox', { name: `${name}1 项无法识别，会跳过` })).toBeDisabled();
  }
  expect(screen.queryByRole('checkbox', { name: /免打扰/ })).toBeNull();
  await take();
  expect(await screen.findByText('已恢复：稍后读')).toBeVisible();
  expect(readingList.get()).toHaveLength(3);
  expect([searchHistory.get(), mutes.get(), tutorialProgress.get(), practice.get()]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('a part that cannot be read is named, and the others are taken', async () => {
  open();
  const damaged = new File(
    [
      zipSync({
        '我的数据/manifest.json': strToU8(JSON.stringify(MANIFEST)),
        '我的数据/data/personal.json': strToU8('{"SEARCH_HISTORY": ["a",'),
        '我的数据/data/drafts.json': strToU8(JSON.stringify([shareRow('另一台设备上写的', Date.now())])),
      }) as Uint8Array<ArrayBuffer>,
    ],
    '我的数据.zip',
  );
  await choose(damaged);
  expect(await kind(/^友圈草稿新增 1/)).toBeChecked();
  expect(screen.getByText('缺少或已经损坏，读不出来：记录、进度和偏好。')).toBeVisible();
  expect(screen.queryByText(/没有可以恢复/)).toBeNull();
});

it('a row under another member’s id is dropped, and their draft stays', async () => {
  useOwner.setState({ owner: 'u1' });
  shareDraft('u2').set(shareValue('别人的'));
  open();
  const row = draftRow({ id: 'DRAFT:u2:share:', kind: 'share', value: shareValue('覆盖'), savedAt: Date.now() + 9 });
  await choose(zipOf({ 'manifest.json': MANIFEST, 'data/drafts.json': [row] }));
  expect(await screen.findByText('1 项无法识别，会跳过。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '恢复到这个浏览器' })).toBeNull();
  expect(shareDraft('u2').get()?.content).toBe('别人的');
});

it('what is written here between the preview and the press stays', async () => {
  const rows = keptRows();
  useOwner.setState({ owner: 'u1' });
  const article = draftRow({ id: 'a1', kind: 'article', value: ARTICLE, savedAt: 100 });
  const same = draftRow({ id: 'a2', kind: 'article', value: ARTICLE, savedAt: 10 });
  await draftRows.put({ ...same, owner: 'u1' });
  await draftRows.put({ ...article, owner: 'u1', value: { ...ARTICLE, content: '旧的' }, savedAt: 50 });
  open();
  await choose(
    zipOf({
      'manifest.json': MANIFEST,
      'data/personal.json': { SEARCH_HISTORY: ['虚拟列表'] },
      'data/drafts.json': [article, same, shareRow('另一台设备上写的', Date.now())],
    }),
  );
  expect(await kind(/^文章草稿合并或更新 1/)).toBeChecked();
  // Another tab writes.
  await draftRows.put({ ...article, owner: 'u1', value: { ...ARTICLE, content: '刚写的' }, savedAt: 200 });
  act(() => {
    shareDraft('u1').set(shareValue('刚写的友圈'));
    rememberSearch('水合');
  });
  await take();
  expect(await screen.findByText('已恢复：搜索记录')).toBeVisible();
  expect(screen.getByText('这里的已经改过，没有覆盖，恢复的另存为一份：文章草稿')).toBeVisible();
  expect(screen.getByText('这里的已经改过，没有覆盖：友圈草稿')).toBeVisible();
  const contents = rows.all().flatMap((row) => (row.kind === 'article' ? [Object(row.value).content] : []));
  expect(contents).toEqual(['另一台设备上写的', '刚写的', '另一台设备上写的']);
  expect(shareDraft('u1').get()?.content).toBe('刚写的友圈');
  expect(searchHistory.get()).toEqual(['水合', '虚拟列表']);
});

it('another member’s rows in this browser stay theirs when their zip is taken in', async () => {
  const rows = keptRows();
  useOwner.setState({ owner: 'u1' });
  const article = draftRow({ id: 'a1', kind: 'article', value: ARTICLE, savedAt: 100 });
  await draftRows.put({ ...article, owner: 'u2' });
  open();
  await choose(zipOf({ 'manifest.json': MANIFEST, 'data/drafts.json': [article] }));
  await kind(/^文章草稿新增 1/);
  await take();
  expect(await screen.findByText(/另存为一份：文章草稿$/)).toBeVisible();
  const articles = rows.all().filter((row) => row.kind === 'article');
  expect(articles.map(({ owner, id }) => [owner, id === 'a1'])).toEqual([
    ['u2', true],
    ['u1', false],
  ]);
});

it('a draft that would be removed for its age is kept for another month', async () => {
  open();
  await choose(zipOf({ 'manifest.json': MANIFEST, 'data/drafts.json': [shareRow('去年写的', 1)] }));
  await kind(/^友圈草稿新增 1/);
  await take();
  expect(await screen.findByText('已恢复：友圈草稿')).toBeVisible();
  expect(shareDraft().get()?.content).toBe('去年写的');
});
