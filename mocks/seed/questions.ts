import { readFileSync } from 'node:fs';
import path from 'node:path';
import { idFor } from '@/mocks/db/random';
import type { Question } from '@/mocks/db/tables';
import { SEED_DIR } from './read';

const TAGS = ['js', 'ts', 'css', 'react', 'net', 'sjk'];

/** Level and title, description, options, explanation: see README.md. */
const ENTRY = /^(\d(?:\.5)?) (.+)\n([\s\S]*?)((?:^- \[[ x]\] .+\n)*)@@explanation\n([\s\S]+)$/m;
const OPTION = /^- \[([ x])\] (.+)$/gm;

function choicesOf(lines: string): Question['choices'] {
  const options = [...lines.matchAll(OPTION)];
  const answer = options.flatMap(([, mark], index) => (mark === 'x' ? [index] : []));
  if (options.length === 0) return undefined;
  return { options: options.map(([, , text = '']) => text), answer, isMulti: answer.length > 1 };
}

/** The questions in the files of `questions/`. */
export const loadQuestions = (): Question[] =>
  TAGS.flatMap((tagId) => {
    const file = path.join(SEED_DIR, 'questions', `${tagId}.md`);
    const [, ...entries] = readFileSync(file, 'utf8').split(/^@@ /m);
    return entries.map((entry, index) => {
      const [, level, title = '', desc = '', options = '', explanation = ''] = ENTRY.exec(entry) ?? [];
      if (level === undefined) throw new Error(`${file}: this is no question: ${entry}`);
      return {
        id: idFor(`question:${tagId}:${index + 1}`),
        tagId,
        title,
        desc: desc.trim(),
        explanation: explanation.trim(),
        level: Number(level),
        choices: choicesOf(options),
      };
    });
  });
