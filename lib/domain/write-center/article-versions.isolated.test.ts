// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftRow } from '@/lib/drafts/draft-database';
import { changeWhole, followArticle, keepArticleVersion, listArticleVersions } from './article-versions';
import { EMPTY_WRITING } from './writing';
import { changeWriting, writingStore } from './writing-store';

/** IndexedDB, which jsdom lacks. */
const disk = vi.hoisted(() => new Map<string, DraftRow>());
vi.mock('@/lib/drafts/draft-database', () => ({
  draftRows: {
    listFrom: async (prefix: string) => [...disk.values()].filter(({ id }) => id.startsWith(prefix)),
    put: async (...changed: readonly DraftRow[]) => changed.forEach((row) => disk.set(row.id, row)),
    remove: async (ids: readonly string[]) => ids.forEach((id) => disk.delete(id)),
  },
}));

let draft = 'd1';
let stop = () => {};

beforeEach(() => {
  disk.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  draft = 'd1';
  writingStore.open('a1', { ...EMPTY_WRITING, title: '题', content: '原文' });
  stop = followArticle(() => draft);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const minutesLater = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
const type = (content: string) => changeWriting({ content });
async function kept(): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve));
  return (await listArticleVersions(draft)).map(({ reason, value }) => `${reason} ${value.content}`);
}

test('a version is kept before the first change, and after ten minutes of writing', async () => {
  type('一');
  minutesLater(9);
  type('一二');
  expect(await kept()).toEqual(['opened 原文']);
  minutesLater(1);
  type('一二三');
  type('一二三四');
  expect(await kept()).toEqual(['time 一二', 'opened 原文']);
});

test('a change of the whole text is preceded by one version, in however many parts the editor tells of it', async () => {
  type('一');
  expect(await kept()).toEqual(['opened 原文']);
  minutesLater(1);
  changeWhole('replace all', () => {
    type('二');
    type('三');
  });
  minutesLater(1);
  type('四');
  expect(await kept()).toEqual(['replace all 一', 'opened 原文']);
  minutesLater(1);
  writingStore.restore({ ...EMPTY_WRITING, content: '别的' });
  expect(await kept()).toEqual(['replaced 四', 'replace all 一', 'opened 原文']);
});

test('another draft of a new article has versions of its own, which its article has once it is published', async () => {
  writingStore.open(null);
  changeWriting({ title: '新的', content: '稿一' });
  await keepArticleVersion(draft, 'manual');
  expect(await kept()).toEqual(['manual 稿一']);
  draft = 'd2';
  writingStore.restore({ ...EMPTY_WRITING, title: '另一篇', content: '稿二' });
  type('稿二改');
  expect(await kept()).toEqual(['opened 稿二']);
  writingStore.open('a2', { ...EMPTY_WRITING, title: '新的', content: '发布的' });
  expect(await kept()).toEqual(['manual 稿一']);
});
