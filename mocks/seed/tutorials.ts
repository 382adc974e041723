import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { HOUR, START } from '@/mocks/db/clock';
import { idFor } from '@/mocks/db/random';
import type { Chapter, ChapterAnswer, MenuEntry, Tutorial, TutorialCategory, User } from '@/mocks/db/tables';
import { personOf } from './comments';
import { imageUrl, listFiles, readYaml, SEED_DIR, splitFrontMatter } from './read';

const TUTORIALS_DIR = path.join(SEED_DIR, 'tutorials');
/** In the order of their tabs; the last one has no tutorial yet. */
const CATEGORIES = ['前端', '框架', '后端与数据', '工具与协作', '移动开发'];

const headSchema = z.object({
  name: z.string(),
  category: z.enum(CATEGORIES),
  author: z.string(),
  head: z.string(),
  summary: z.string(),
  desc: z.string(),
});

/** A line that begins a chapter, a group of chapters, or an answer; see README.md. */
const MARK = /^@@(group|end|answer)?(?: (.*))?$/;
const FAQ = / @faq$/;

interface Loaded {
  categories: TutorialCategory[];
  tutorials: Tutorial[];
  chapters: Map<string, Chapter>;
  answers: ChapterAnswer[];
}

export function loadTutorials(authors: ReadonlyMap<string, User>): Loaded {
  const categories = CATEGORIES.map((name) => ({ id: idFor(`tutorial-category:${name}`), name }));
  const loaded: Loaded = { categories, tutorials: [], chapters: new Map(), answers: [] };
  for (const name of listFiles(TUTORIALS_DIR, '.md')) readTutorial(name, authors, loaded);
  loaded.answers.sort((one, other) => one.createTime - other.createTime);
  return loaded;
}

function readTutorial(name: string, authors: ReadonlyMap<string, User>, loaded: Loaded): void {
  const file = path.join(TUTORIALS_DIR, name);
  const { head, body } = splitFrontMatter(readFileSync(file, 'utf8'));
  const meta = readYaml(file, headSchema, head);
  const key = `tutorial:${name.slice(0, -3)}`;
  const menu: MenuEntry[] = [];
  let group: MenuEntry | undefined;
  let chapter: Chapter | undefined;
  let answer: ChapterAnswer | undefined;
  let count = 0;

  for (const line of body.split('\n')) {
    const mark = MARK.exec(line);
    if (!mark) {
      if (answer) answer.content += `${line}\n`;
      else if (chapter) chapter.markdown += `${line}\n`;
      continue;
    }
    const [, kind, text = ''] = mark;
    answer = undefined;
    if (kind === 'group') menu.push((group = { id: idFor(`${key}:group:${text}`), title: text, children: [] }));
    else if (kind === 'end') group = undefined;
    else if (kind === 'answer' && chapter) {
      const [author, hours] = text.split(' ');
      const id = idFor(`${chapter.id}:answer:${text}`);
      const { id: userId } = personOf(file, author, id, { authors, readers: [] });
      const createTime = START - Number(hours) * HOUR;
      answer = { id, chapterId: chapter.id, userId, content: '', createTime, isDelete: false };
      loaded.answers.push(answer);
    } else {
      count += 1;
      const title = text.replace(FAQ, '');
      chapter = { id: idFor(`${key}:${count}`), title, markdown: '', category: FAQ.test(text) ? 'FAQ' : 'Article' };
      loaded.chapters.set(chapter.id, chapter);
      (group?.children ?? menu).push({ id: chapter.id, title, children: [] });
    }
  }
  loaded.tutorials.push({
    id: idFor(key),
    categoryId: idFor(`tutorial-category:${meta.category}`),
    userId: personOf(file, meta.author, key, { authors, readers: [] }).id,
    name: meta.name,
    headImg: imageUrl(meta.head),
    summary: meta.summary,
    desc: meta.desc,
    menu,
  });
}
