import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getChapter,
  getTutorial,
  listChapterAnswers,
  listTutorialCategories,
  listTutorials,
} from '@/lib/domain/tutorial/api';
import { chaptersOf } from '@/lib/domain/tutorial/utils';
import { db, resetDb } from '@/mocks/db';
import { server } from '@/mocks/node';

beforeAll(() => server.listen());
beforeEach(() => resetDb());
afterAll(() => server.close());

const allTutorials = async () =>
  (await Promise.all((await listTutorialCategories()).map(({ id }) => listTutorials(id)))).flat();

describe('tutorials', () => {
  it('are listed by category, one of which has none yet', async () => {
    const categories = await listTutorialCategories();
    expect(categories.map(({ name }) => name)).toEqual(['前端', '框架', '后端与数据', '工具与协作', '移动开发']);
    const counts = await Promise.all(categories.map(async ({ id }) => (await listTutorials(id)).length));
    expect(counts).toEqual([3, 1, 1, 1, 0]);
  });

  it('have eight chapters of real text each, the last one a question with answers', async () => {
    for (const { id, chapterCount, ownerNickname } of await allTutorials()) {
      const chapters = chaptersOf((await getTutorial(id))?.menu ?? []);
      expect(chapters).toHaveLength(8);
      expect(chapterCount).toBe(8);
      expect(ownerNickname).not.toBe('');
      const contents = await Promise.all(chapters.map((chapter) => getChapter(chapter.id)));
      expect(contents.map((content) => content?.title)).toEqual(chapters.map(({ title }) => title));
      expect(contents.map((content) => content?.isFaq)).toEqual([...Array(7).fill(false), true]);
      for (const content of contents) {
        const length = content?.markdown.length ?? 0;
        expect(length).toBeLessThan(2_000);
        if (!content?.isFaq) expect(length).toBeGreaterThan(300);
      }
      expect((await listChapterAnswers(chapters[7]?.id ?? '')).length).toBeGreaterThanOrEqual(2);
      expect(await listChapterAnswers(chapters[0]?.id ?? '')).toEqual([]);
    }
  });

  it('may group their chapters', async () => {
    const grouped = (await allTutorials()).find(({ name }) => name.startsWith('MySQL'));
    const menu = (await getTutorial(grouped?.id ?? ''))?.menu ?? [];
    expect(menu.map(({ chapters }) => chapters.length)).toEqual([0, 3, 3, 0]);
  });

  it('that are not there are null', async () => {
    expect(await getTutorial('0000000000000000')).toBeNull();
    expect(await getChapter('0000000000000000')).toBeNull();
    expect(await listTutorials('0000000000000000')).toEqual([]);
  });

  it('do not show deleted answers', async () => {
    const [answer] = db.chapterAnswers;
    if (!answer) throw new Error('There is no answer');
    const before = await listChapterAnswers(answer.chapterId);
    answer.isDelete = true;
    expect(await listChapterAnswers(answer.chapterId)).toHaveLength(before.length - 1);
  });
});
