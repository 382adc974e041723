import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { chapterAnswerSchema, tutorialSchema } from '@/lib/domain/tutorial/schema';
import { renderArticleHtml } from '@/lib/html/render-article';
import type { PreparedChapter } from '@/lib/server/tutorials';
import { chapterJsonLd } from './tutorial-json-ld';

const answer = z.parse(chapterAnswerSchema, { content: '这样', createAt: '2026-11-20 08:30:00' });

const question = (answers: PreparedChapter['answers']): unknown => {
  const node = chapterJsonLd({
    tutorial: z.parse(tutorialSchema, { id: 't1', name: '教程' }),
    chapters: [],
    previous: undefined,
    next: undefined,
    chapter: { id: 'q', title: '怎么办', markdown: '', isFaq: true },
    content: renderArticleHtml('', 'http://127.0.0.1:3000'),
    description: '怎么办',
    fingerprint: '',
    answers,
  });
  return JSON.parse(JSON.stringify(node.mainEntity));
};

it('a question counts its answers, each with an address', () => {
  expect(question([answer])).toMatchObject({
    answerCount: 1,
    suggestedAnswer: [
      {
        text: '这样',
        dateCreated: '2026-11-20T08:30:00+08:00',
        url: 'http://127.0.0.1:3000/tutorial/t1/q#answer-1',
      },
    ],
  });
  expect(question([])).toMatchObject({ answerCount: 0 });
  expect(question([])).not.toHaveProperty('suggestedAnswer');
});

it('a question whose answers could not be read says nothing of them', () => {
  expect(question(undefined)).toEqual({ '@type': 'Question', name: '怎么办', text: '怎么办' });
});
