import { describe, expect, it } from 'vitest';
import { listChapterAnswers } from '@/lib/domain/tutorial/api';
import { db } from '@/mocks/db';
import { startContractApi } from '@/test/contract';

startContractApi();

describe('tutorials', () => {
  it('do not show deleted answers', async () => {
    const [answer] = db.chapterAnswers;
    if (!answer) throw new Error('There is no answer');
    const before = await listChapterAnswers(answer.chapterId);
    answer.isDelete = true;
    expect(await listChapterAnswers(answer.chapterId)).toHaveLength(before.length - 1);
  });
});
