import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { chapterAnswerSchema, chapterSchema, tutorialCategorySchema, tutorialSchema } from './schema';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const menuOf = (treeRoot: unknown) => z.parse(tutorialSchema, { id: 7, treeRoot }).menu;
const chapter = { postsId: 'a', title: '甲', children: [] };

it('a menu is a list of entries, or a root that has them', () => {
  const menu = [{ id: 'a', title: '甲', chapters: [] }];
  expect(menuOf([chapter])).toEqual(menu);
  expect(menuOf({ title: '根', children: [chapter] })).toEqual(menu);
  expect(menuOf(undefined)).toEqual([]);
  expect(menuOf('nonsense')).toEqual([]);
});

it('an entry with chapters below it is no page; what is neither is dropped', () => {
  expect(menuOf([{ postsId: 'g', title: '组', children: [chapter, { postsId: '../x' }] }])).toEqual([
    { id: undefined, title: '组', chapters: [{ id: 'a', title: '甲' }] },
  ]);
  expect(menuOf([{ title: '空' }, { postsId: 'intro', title: '介绍' }, { postsId: 'a b' }, null, 3])).toEqual([]);
});

it('a tutorial needs an id that can stand in an address, and nothing else', () => {
  expect(z.parse(tutorialSchema, { id: 'x-1', ownerName: '林' })).toMatchObject({
    id: 'x-1',
    name: '',
    ownerNickname: '林',
    chapterCount: null,
    menu: [],
  });
  expect(z.safeParse(tutorialSchema, { id: '../x' }).success).toBe(false);
});

it('a chapter of the category FAQ is a question, however it is written', () => {
  expect(z.parse(chapterSchema, { category: 'faq' }).isFaq).toBe(true);
  expect(z.parse(chapterSchema, { title: '甲', markdownContent: null })).toEqual({
    title: '甲',
    markdown: '',
    isFaq: false,
  });
});

it('an answer needs a text; its author may be missing', () => {
  const answer = z.parse(chapterAnswerSchema, { content: ' 好 ', isDelete: '1' });
  expect(answer).toMatchObject({ nickname: '', content: '好', isDeleted: true });
  expect(z.parse(chapterAnswerSchema, { content: '好', isDelete: 0, commentator: null }).isDeleted).toBe(false);
  expect(z.safeParse(chapterAnswerSchema, { content: '  ' }).success).toBe(false);
});

it('texts that were cut within a character are well-formed', () => {
  expect(z.parse(tutorialCategorySchema, { id: 1, name: '前端\ud83d' }).name).toBe('前端\ufffd');
  expect(z.parse(chapterAnswerSchema, { content: ' 好\ud83d ' }).content).toBe('好\ufffd');
});

it('a category needs a name', () => {
  expect(z.safeParse(tutorialCategorySchema, { id: 1 }).success).toBe(false);
  expect(z.safeParse(tutorialCategorySchema, { id: 1, name: ' ' }).success).toBe(false);
});
