import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { listArticles, visitArticle } from '@/lib/domain/article/api';
import { listComments } from '@/lib/domain/comment/api';
import { firstOf } from '@/lib/domain/comment/first-page';
import { getShare, listShares } from '@/lib/domain/share/api';
import { listToolTree } from '@/lib/domain/tool/api';
import { listTutorialCategories } from '@/lib/domain/tutorial/api';
import { getUser } from '@/lib/domain/user/api';
import { prepareQuestion } from '@/lib/server/questions';
import { listTutorialsOf } from '@/lib/server/tutorial-lists';
import { loadTutorial, prepareChapter } from '@/lib/server/tutorials';
import { loadUserCounts } from '@/lib/server/users';
import { db } from '@/mocks/db';
import { startContractApi } from '@/test/contract';
import { articleJsonLd, breadcrumbJsonLd, websiteJsonLd } from './json-ld';
import { listJsonLd } from './list-json-ld';
import { profileJsonLd } from './profile-json-ld';
import { questionJsonLd } from './question-json-ld';
import { shareJsonLd } from './share-json-ld';
import { toolsJsonLd } from './tool-json-ld';
import { chapterJsonLd, courseJsonLd, coursesJsonLd } from './tutorial-json-ld';

startContractApi();

/** The vocabulary of schema.org as the types of schema-dts have it: classes, what they extend, and their properties. */
const source = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts'),
  'utf8',
);
const interfaces = new Map(
  Array.from(source.matchAll(/interface (\w+) extends ([^{]+) \{\n([^]*?)^\}/gm), ([, name = '', parents, body]) => [
    name,
    {
      parents: (parents ?? '').split(',').map((parent) => parent.trim()),
      ranges: new Map(
        Array.from((body ?? '').matchAll(/^ {4}"([^"]+)"\??: (.+);$/gm), ([, key = '', range = '']) => [key, range]),
      ),
    },
  ]),
);
const chainOf = (name: string): string[] => [name, ...(interfaces.get(name)?.parents ?? []).flatMap(chainOf)];
const classesOf = (type: string) => chainOf(`${type}Leaf`).map((name) => name.replace(/(?:Leaf|Base)$/, ''));
const rangeOf = (type: string, property: string) =>
  chainOf(`${type}Leaf`).flatMap((name) => interfaces.get(name)?.ranges.get(property) ?? [])[0];

/** Google's names, which the vocabulary has not. */
const BEYOND = new Set(['query-input', '@id']);

/** Properties of a node that the vocabulary does not know, or has another range for. */
function foreign(node: Record<string, unknown>, path: string): string[] {
  const types = [node['@type']].flat().map(String);
  const unknown = types.filter((type) => !interfaces.has(`${type}Leaf`)).map((type) => `${path}: no class ${type}`);
  return Object.entries(node).flatMap(([property, value]) => {
    if (property === '@type' || BEYOND.has(property)) return unknown.splice(0);
    const ranges = types.flatMap((type) => rangeOf(type, property) ?? []);
    if (ranges.length === 0) return [`${path}: ${types.join()} has no ${property}`];
    const names = new Set(ranges.join().match(/\w+/g));
    return [value].flat().flatMap((entry: unknown) => {
      if (entry === '' || (Array.isArray(value) && value.length === 0)) return [`${path}.${property}: empty`];
      if (typeof entry !== 'object' || entry === null) return [];
      const inner = Object.fromEntries(Object.entries(entry));
      const fits = [inner['@type']].flat().some((type) => classesOf(String(type)).some((name) => names.has(name)));
      return [
        ...(fits ? [] : [`${path}.${property}: no place for ${String(inner['@type'])}`]),
        ...foreign(inner, `${path}.${property}`),
      ];
    });
  });
}

const written = (node: object | undefined): Record<string, unknown> => JSON.parse(JSON.stringify(node ?? {}));

async function article() {
  const { list } = await listArticles({ category: 'all', sort: 'hot', pageNo: 1, pageSize: 1 });
  const read = list[0] && (await visitArticle(list[0].id));
  if (!read) throw new Error('There is no article');
  const comments = await listComments({ kind: 'article', id: read.id });
  return articleJsonLd(read, {
    description: '描述',
    comments: { count: comments.length, comments: firstOf(comments) },
  });
}

async function share() {
  const { list } = await listShares({ pageNo: 1, pageSize: 50 });
  const pictured = list.find(({ pictures }) => pictures.length > 0);
  const read = pictured && (await getShare(pictured.id));
  return read ? shareJsonLd(read, undefined) : undefined;
}

async function profile() {
  const [author] = db.articles.values();
  const user = await getUser(author?.userId ?? '');
  return user ? profileJsonLd(user, await loadUserCounts(user.id)) : undefined;
}

const tutorials = async () => listTutorialsOf(await listTutorialCategories());

async function chapter(isFaq: boolean) {
  for (const { id } of await tutorials()) {
    for (const { id: chapterId } of (await loadTutorial(id)).chapters) {
      const prepared = await prepareChapter(id, chapterId);
      if (prepared.chapter.isFaq === isFaq) return chapterJsonLd(prepared);
    }
  }
  return undefined;
}

async function question(hasChoices: boolean) {
  const row = db.questions.find(({ choices }) => (choices !== undefined) === hasChoices);
  return questionJsonLd(await prepareQuestion(row?.id ?? '', row?.tagId))[0];
}

const author = ['author.name', 'author.url'];
const KINDS: Record<string, { make: () => unknown; needs: string[] }> = {
  'the site': { make: websiteJsonLd, needs: ['name', 'url'] },
  'an article': {
    make: article,
    needs: ['headline', 'image', 'datePublished', ...author, 'comment.text', 'comment.url'],
  },
  'a share': { make: share, needs: ['text', 'image', 'datePublished', ...author, 'isPartOf.url'] },
  'a profile': { make: profile, needs: ['mainEntity.name', 'mainEntity.interactionStatistic'] },
  'a breadcrumb': {
    make: () => breadcrumbJsonLd([{ name: '教程', path: '/tutorial' }]),
    needs: ['itemListElement.name', 'itemListElement.item', 'itemListElement.position'],
  },
  'a list': {
    make: () => listJsonLd({ name: '文章', path: '/', items: [{ name: '一', path: '/post/1' }] })[0],
    needs: ['mainEntity.itemListElement.url', 'mainEntity.itemListElement.position'],
  },
  'the tools': { make: async () => toolsJsonLd(await listToolTree())[0], needs: ['mainEntity.itemListElement.url'] },
  'the courses': {
    make: async () => coursesJsonLd({ name: '教程', path: '/tutorial', tutorials: await tutorials() })[0],
    needs: ['name', 'description', 'provider', 'url'].map((field) => `mainEntity.itemListElement.item.${field}`),
  },
  'a course': {
    make: async () => {
      const { tutorial, chapters } = await loadTutorial((await tutorials())[0]?.id ?? '');
      return courseJsonLd(tutorial, chapters);
    },
    needs: ['name', 'description', 'provider.name', 'hasPart.url'],
  },
  'a chapter': { make: () => chapter(false), needs: ['headline', 'author.name', 'isPartOf.name'] },
  'a question with answers': {
    make: () => chapter(true),
    needs: ['mainEntity.name', 'mainEntity.answerCount', 'mainEntity.suggestedAnswer.text'],
  },
  'a choice': {
    make: () => question(true),
    needs: ['eduQuestionType', 'text', 'suggestedAnswer.text', 'acceptedAnswer.text'].map(
      (field) => `hasPart.${field}`,
    ),
  },
  'a flashcard': {
    make: () => question(false),
    needs: ['eduQuestionType', 'text', 'acceptedAnswer.text'].map((field) => `hasPart.${field}`),
  },
};

/** Whether a node, and each row of a list on the way, has a field. */
function has(value: unknown, path: readonly string[]): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((entry) => has(entry, path));
  const [field, ...rest] = path;
  if (field === undefined) return value !== undefined && value !== '';
  return typeof value === 'object' && value !== null && has(Reflect.get(value, field), rest);
}

test.each(Object.entries(KINDS))('%s says what search engines need, in words of schema.org', async (_kind, kind) => {
  const node = written(Object(await kind.make()));
  expect(node['@type']).toBeDefined();
  expect(foreign(node, String(node['@type']))).toEqual([]);
  expect(kind.needs.filter((path) => !has(node, path.split('.')))).toEqual([]);
});
