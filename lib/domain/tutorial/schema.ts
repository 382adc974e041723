import * as z from 'zod/mini';
import { count, line, NAMELESS, nestedList, picture, requiredLine, requiredText, text } from '@/lib/http/fields';
import { isResourceId } from '@/lib/utils/identifier';
import { INTRO } from './intro';

const FAQ_CATEGORY = 'faq';

/** An id for addresses; may be a number. */
const resourceId = () =>
  z.pipe(z.union([z.string(), z.pipe(z.number(), z.transform(String))]), z.string().check(z.refine(isResourceId)));
/** `intro` is the introduction's own segment. */
const chapterId = () => resourceId().check(z.refine((id) => id !== INTRO));

export const tutorialCategorySchema = z.object({ id: resourceId(), name: requiredLine() });
export type TutorialCategory = z.output<typeof tutorialCategorySchema>;

/** A link needs a name. */
const NAMELESS_CHAPTER = '未命名章节';

const chapterLinkSchema = z.pipe(
  z.object({ postsId: chapterId(), title: line() }),
  z.transform(({ postsId, title }) => ({ id: postsId, title: title || NAMELESS_CHAPTER })),
);
export type ChapterLink = z.output<typeof chapterLinkSchema>;

/** A chapter, or a heading above chapters, which has no page. */
const menuEntrySchema = z.pipe(
  z.object({ postsId: z.optional(z.unknown()), title: line(), children: nestedList(chapterLinkSchema) }),
  z.transform(({ postsId, title, children: chapters }, context) => {
    const id = chapters.length > 0 ? undefined : z.safeParse(chapterId(), postsId).data;
    if (chapters.length === 0 && id === undefined) {
      context.issues.push({ code: 'custom', input: postsId, message: 'Neither a chapter nor chapters' });
    }
    return { id, title: title || NAMELESS_CHAPTER, chapters };
  }),
);
export type MenuEntry = z.output<typeof menuEntrySchema>;

/** The entries, or a root with them as children (assumption A6). */
const menu = () =>
  z.pipe(
    z.pipe(
      z.optional(z.unknown()),
      z.transform((tree): unknown => (Array.isArray(tree) ? tree : Object(tree).children)),
    ),
    nestedList(menuEntrySchema),
  );

export const tutorialSchema = z.pipe(
  z.object({
    id: resourceId(),
    name: line(),
    headImg: picture(),
    ownerAvatar: picture(),
    ownerNickname: line(NAMELESS),
    ownerJob: line(),
    ownerName: line(NAMELESS),
    nodeNumb: count(),
    summary: line(),
    desc: text(),
    /** Lists have no menus. */
    treeRoot: menu(),
  }),
  z.transform(({ treeRoot, nodeNumb, ownerNickname, ownerName, ...tutorial }) => ({
    ...tutorial,
    ownerNickname: ownerNickname || ownerName,
    chapterCount: nodeNumb,
    menu: treeRoot,
  })),
);
export type Tutorial = z.output<typeof tutorialSchema>;

export const chapterSchema = z.pipe(
  z.object({ title: line(), markdownContent: text(), category: text() }),
  z.transform(({ title, markdownContent, category }) => ({
    title,
    markdown: markdownContent,
    /** A FAQ is a question with answers. */
    isFaq: category.toLowerCase() === FAQ_CATEGORY,
  })),
);
export type Chapter = z.output<typeof chapterSchema>;

export const chapterAnswerSchema = z.pipe(
  z.object({
    commentator: z.pipe(
      z.optional(z.unknown()),
      z.pipe(
        z.transform((value): unknown => Object(value)),
        z.object({ avatar: picture(), nickname: line(NAMELESS), job: line() }),
      ),
    ),
    content: requiredText(),
    createAt: text(),
    /** A flag, or the enumeration's digit. */
    isDelete: z.optional(z.nullable(z.union([z.boolean(), z.number(), z.string()]))),
  }),
  z.transform(({ commentator, createAt, isDelete, content }) => ({
    ...commentator,
    content,
    createTime: createAt,
    isDeleted: isDelete === true || String(isDelete ?? '') === '1',
  })),
);
export type ChapterAnswer = z.output<typeof chapterAnswerSchema>;
