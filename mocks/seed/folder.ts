import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { STATUS_PUBLISHED } from '@/mocks/handlers/rules';
import { DAY, START } from '@/mocks/db/clock';
import { idFor, randomFor } from '@/mocks/db/random';
import type { Article, User } from '@/mocks/db/tables';
import { listFiles, splitFrontMatter } from './read';
import { TAGS } from './tags';

const IT_TAGS = Object.keys(TAGS['2']);
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** The lines of a markdown text outside its front matter, comments and code blocks. */
function prose(markdown: string): string[] {
  let fence = '';
  return splitFrontMatter(markdown)
    .body.replace(/<!--[\s\S]*?-->/g, '')
    .split(/\r?\n/)
    .filter((line) => {
      const mark = FENCE.exec(line)?.[1];
      if (fence) {
        if (mark?.startsWith(fence)) fence = '';
        return false;
      }
      if (mark) fence = mark;
      return !mark;
    });
}

const plain = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>|\s*\{#[^}]*\}\s*$/g, '')
    .replace(/[`*_]/g, '')
    .trim();

/** The first level-one heading, or the name of the file without its ending. */
export function titleOf(markdown: string, fileName: string): string {
  const lines = prose(markdown);
  const found = lines.findIndex(
    (line, index) => /^ {0,3}#(?!#)\s+\S/.test(line) || (/\S/.test(line) && /^=+\s*$/.test(lines[index + 1] ?? '')),
  );
  const heading = (lines[found] ?? '').replace(/^ {0,3}#\s+|\s+#+\s*$/g, '');
  return plain(heading) || fileName.replace(/\.md$/, '');
}

const summaryOf = (markdown: string): string =>
  plain(prose(markdown).find((line) => /^[^\s#>|<:!\-*=+[\d]/.test(line)) ?? '').slice(0, 255);

/** Every .md directly in `folder` as a published article; ids depend on the file names alone. */
export function loadFolder(folder: string, authors: readonly User[]): Article[] {
  if (!existsSync(folder)) throw new Error(`MOCK_ARTICLES_DIR: there is no folder ${folder}`);
  return listFiles(folder, '.md').map((name, index) => {
    const content = readFileSync(path.join(folder, name), 'utf8');
    const random = randomFor(`folder:${name}`);
    const createTime = Math.round(START - (index + random.next()) * 0.7 * DAY);
    return {
      id: idFor(`folder:${name}`),
      userId: random.pick(authors).id,
      articleTitle: titleOf(content, name),
      content,
      html: undefined,
      tag: random.sample(IT_TAGS, random.int(1, 3)).join(';'),
      category: '2',
      status: STATUS_PUBLISHED,
      description: summaryOf(content),
      coverImage: null,
      linkUrl: null,
      theme: null,
      codeStyle: null,
      createTime,
      updateTime: createTime,
      viewCounts: random.int(10, 9000),
      topTimeStap: null,
    };
  });
}
