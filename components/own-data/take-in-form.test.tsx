import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strToU8, zipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { chosenTheme } from '@/lib/browser/theme';
import { checkedBy, isText } from '@/lib/browser/storage';
import { practice } from '@/lib/domain/question/practice-store';
import { rememberSearch, searchHistory } from '@/lib/domain/search/history-store';
import { openDraft } from '@/lib/drafts/draft';
import { callsOf, renderApp } from '@/test/render';
import { TakeInForm } from './take-in-form';

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
const shareRow = (value: string, savedAt: number) => ({
  id: 'DRAFT:~:share:',
  kind: 'share',
  subjectId: '',
  value,
  base: '',
  savedAt,
});
const shareDraft = () => openDraft('visitor', { kind: 'share', subjectId: '', schema: checkedBy(isText) });

function open() {
  const onTaken = vi.fn();
  renderApp(<TakeInForm onTaken={onTaken} />);
  return onTaken;
}
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
  expect(shareDraft().get()).toBe('另一台设备上写的');
  expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
  expect(localStorage.getItem('OFFLINE_READING')).toBeNull();
  expect(callsOf('/shares/create')).toEqual([]);
});

it('a newer draft here stays, and a setting is replaced only when that is chosen', async () => {
  act(() => {
    shareDraft().set('这里更新');
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
  expect(shareDraft().get()).toBe('这里更新');
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
