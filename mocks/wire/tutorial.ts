import type { chapterAnswerSchema, chapterSchema, tutorialSchema } from '@/lib/domain/tutorial/schema';
import { db } from '@/mocks/db';
import type { Chapter, ChapterAnswer, MenuEntry, Tutorial } from '@/mocks/db/tables';
import { apiTime, type Wire } from './wire';

const menuRow = ({ id, title, children }: MenuEntry): object => ({
  postsId: id,
  title,
  children: children.map(menuRow),
});
const chapterCount = (menu: readonly MenuEntry[]): number =>
  menu.reduce((sum, { children }) => sum + (children.length || 1), 0);

export function tutorialRow(tutorial: Tutorial): Omit<Wire<typeof tutorialSchema>, 'treeRoot'> {
  const { id, name, headImg, summary, desc, menu, userId } = tutorial;
  const owner = db.users.get(userId);
  return {
    id,
    name,
    headImg,
    summary,
    desc,
    nodeNumb: chapterCount(menu),
    ownerAvatar: owner?.avatar ?? null,
    ownerNickname: owner?.nickname ?? null,
    ownerJob: owner?.job ?? null,
    ownerName: owner?.username ?? null,
  };
}

export const tutorialDetail = (tutorial: Tutorial): Wire<typeof tutorialSchema> => ({
  ...tutorialRow(tutorial),
  treeRoot: tutorial.menu.map(menuRow),
});

export const chapterRow = ({ title, markdown, category }: Chapter): Wire<typeof chapterSchema> => ({
  title,
  markdownContent: markdown,
  category,
});

export function answerRow(answer: ChapterAnswer): Wire<typeof chapterAnswerSchema> & { id: string } {
  const { id, userId, content, createTime, isDelete } = answer;
  const user = db.users.get(userId);
  return {
    id,
    commentator: { avatar: user?.avatar, nickname: user?.nickname, job: user?.job },
    content,
    createAt: apiTime(createTime),
    isDelete,
  };
}
