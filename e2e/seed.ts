import { idFor } from '@/mocks/db/random';

/** The address of a chapter, by its number from 1. */
const chapterPath = (tutorial: string, number: number) =>
  `/tutorial/${idFor(`tutorial:${tutorial}`)}/${idFor(`tutorial:${tutorial}:${number}`)}`;

/** Seeded content, by ids that are the same in every run. */
export const seed = {
  article: {
    /** Headings, code, tables, a picture and a long discussion. */
    rich: {
      id: idFor('article:01-react-server-components'),
      title: 'React Server Components 上线一年：省下了 41% 的 JS，也踩了九个坑',
      author: '周末不加班',
    },
    /** A valid id that nothing has. */
    unknown: { id: idFor('article:there is none of this name') },
  },
  tutorial: {
    /** Its chapters are in groups. */
    mysql: { id: idFor('tutorial:05-mysql'), name: 'MySQL 索引与事务：从慢查询到死锁' },
    git: { id: idFor('tutorial:06-git'), name: 'Git 协作：不再害怕变基' },
    /** A chapter of `git`. */
    gitChapter: (number: number) => chapterPath('06-git', number),
    /** A chapter of `mysql`. */
    mysqlChapter: (number: number) => chapterPath('05-mysql', number),
    unknown: { id: idFor('tutorial:there is none of this name') },
  },
  /** A question of the category js. */
  question: {
    /** C is right. */
    first: { id: idFor('question:js:1'), title: '下面的代码输出顺序是什么' },
    /** A and C are right. */
    several: { id: idFor('question:js:2'), title: '哪些写法能判断一个值是数组' },
    /** Answered in words. */
    worded: { id: idFor('question:js:5'), title: '说说闭包是什么，以及它可能造成的内存问题' },
  },
  user: {
    demo: { id: idFor('user:demo'), nickname: '林间小鹿' },
    other: { id: idFor('user:other'), nickname: '山海' },
    zhou: { id: idFor('user:zhou'), nickname: '周末不加班' },
    unknown: { id: idFor('user:there is none of this name') },
  },
} as const;
