import { getQuestion } from '@/lib/domain/question/api';
import { QUESTION_TAGS } from '@/lib/domain/question/question-tags';
import { parseChoices } from '@/lib/domain/question/choices';
import { CHOICE_CATEGORY } from '@/lib/domain/question/schema';
import { asRow, envelopeOf, inWords } from '../answers';
import type { NounChecks } from '../noun';
import { UNKNOWN_ID } from '../unknown-id';

const TABLE = 'lib/domain/question/question-tags.ts, QUESTION_TAGS';

export const questionChecks: NounChecks = {
  noun: 'question',
  calls: {
    'GET /question/detail': {
      without: 'a question is not found',
      ask: () => getQuestion(QUESTION_TAGS[0]?.first ?? '', QUESTION_TAGS[0]?.id),
    },
  },
  probes: [
    {
      of: 'A18',
      says: 'every category of the question bank begins with the question of the table',
      without: 'a category leads to "not found"',
      change: TABLE,
      ask: async ({ send }) => {
        const missing: string[] = [];
        for (const { id: tagId, first: id, name } of QUESTION_TAGS) {
          const { data } = asRow((await send({ path: '/question/detail', query: { id, tagId } })).body);
          if (!data) missing.push(name);
        }
        return missing.length === 0 ? null : `no first question: ${missing.join(', ')}`;
      },
    },
    {
      of: 'A18',
      says: 'options are JSON of options, answer and isMulti; levels run from 0 to 5',
      without: 'a question has no choices, or no level',
      change: 'lib/domain/question/choices.ts',
      ask: ({ exchanges }) => {
        const rows = exchanges
          .filter(({ path }) => path === '/question/detail')
          .map(({ body }) => asRow(asRow(body).data));
        const unread = rows.find(
          ({ category, options }) => category === CHOICE_CATEGORY && parseChoices(options) === null,
        );
        if (unread) return 'the options of a choice cannot be read';
        const level = rows.map((row) => Number(row.level ?? 0)).find((value) => !(value >= 0 && value <= 5));
        return level === undefined ? null : `there is a level ${level}`;
      },
    },
    {
      of: 'A17',
      says: 'an unknown question is code 0 with data null',
      without: 'it shows a failure instead of "not found"',
      change: 'lib/domain/question/api.ts',
      ask: async ({ send }) => {
        const answer = await send({ path: '/question/detail', query: { id: UNKNOWN_ID } });
        return envelopeOf(answer)?.code === '0' && !asRow(answer.body).data ? null : `answers ${inWords(answer)}`;
      },
    },
  ],
};
