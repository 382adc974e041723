import {
  getChapter,
  getTutorial,
  listChapterAnswers,
  listTutorialCategories,
  listTutorials,
} from '@/lib/domain/tutorial/api';
import { isResourceId } from '@/lib/utils/identifier';
import { asRow, envelopeOf, inWords, rowsWithin } from '../answers';
import { need } from '../finding';
import type { NounChecks } from '../noun';
import { UNKNOWN_ID } from '../unknown-id';

const SCHEMA = 'lib/domain/tutorial/schema.ts';

export const tutorialChecks: NounChecks = {
  noun: 'tutorial',
  calls: {
    'GET /tutorial/category': {
      isNeeded: true,
      without: 'the tutorials say that they cannot be loaded',
      ask: async (known) => {
        const categories = await listTutorialCategories();
        known.tutorialCategoryId ??= categories[0]?.id;
        return categories;
      },
    },
    'POST /tutorial/list': {
      isNeeded: true,
      mayLack: ['[].treeRoot'],
      without: 'the tutorials say that they cannot be loaded',
      ask: async (known) => {
        const tutorials = await listTutorials(need(known.tutorialCategoryId, 'category of tutorials'));
        known.tutorialId ??= tutorials[0]?.id;
        return tutorials;
      },
    },
    'POST /tutorial/detail': {
      isNeeded: true,
      without: 'no tutorial can be read',
      ask: async (known) => {
        const tutorial = await getTutorial(need(known.tutorialId, 'tutorial'));
        const [entry] = tutorial?.menu ?? [];
        known.chapterId ??= entry?.id ?? entry?.chapters[0]?.id;
        return tutorial;
      },
    },
    'POST /tutorial/chapter-detail': {
      isNeeded: true,
      without: 'no chapter can be read',
      ask: ({ chapterId }) => getChapter(need(chapterId, 'chapter')),
    },
    'POST /tutorial/comments': {
      without: 'a question has no answers',
      ask: ({ chapterId }) => listChapterAnswers(need(chapterId, 'chapter')),
    },
  },
  probes: [
    {
      of: 'A6',
      says: 'a tutorial has its chapters in treeRoot, with postsId and title',
      isNeeded: true,
      without: 'a tutorial has no chapters',
      change: SCHEMA,
      ask: async ({ send, known }) => {
        const tutorialId = need(known.tutorialId, 'tutorial');
        const { data } = asRow((await send({ path: '/tutorial/detail', body: { tutorialId } })).body);
        const rows = [...rowsWithin(asRow(data).treeRoot)];
        if (rows.length === 0) return `treeRoot is ${JSON.stringify(asRow(data).treeRoot)?.slice(0, 40) ?? 'absent'}`;
        return rows.some((row) => 'postsId' in row && 'title' in row) ? null : 'no entry has postsId and title';
      },
    },
    {
      of: 'A17',
      says: 'ids are up to 64 letters, digits, - and _',
      isNeeded: true,
      without: 'what has another id is left out',
      change: 'lib/utils/identifier.ts, isResourceId',
      ask: ({ exchanges }) => {
        const rows = exchanges
          .filter(({ path }) => /^\/(tutorial|question)\//.test(path))
          .flatMap(({ body }) => [...rowsWithin(asRow(body).data)]);
        const ids = rows
          .flatMap(({ id, _id, postsId }) => [id, _id, postsId])
          .filter((id) => id !== undefined && id !== null && id !== '');
        const wrong = ids.find((id) => !isResourceId(String(id)));
        return wrong === undefined ? null : `there is an id such as ${String(wrong).slice(0, 70)}`;
      },
    },
    {
      of: 'A17',
      says: 'unknown tutorials and chapters are code 0 with data null',
      without: 'they show a failure instead of "not found"',
      change: 'lib/domain/tutorial/api.ts',
      ask: async ({ send }) => {
        const answers = [
          await send({ path: '/tutorial/detail', body: { tutorialId: UNKNOWN_ID } }),
          await send({ path: '/tutorial/chapter-detail', body: { chapterUuid: UNKNOWN_ID } }),
        ];
        const other = answers.find((answer) => envelopeOf(answer)?.code !== '0' || asRow(answer.body).data);
        return other ? `${other.path} answers ${inWords(other)}` : null;
      },
    },
  ],
};
