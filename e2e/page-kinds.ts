import { seed } from './seed';

/** Pages that search engines list, by their canonical addresses. */
export const indexedPages = {
  'the home feed': '/',
  'an article': `/post/${seed.article.rich.id}`,
  'an author': `/user/${seed.user.zhou.id}/article`,
  'the share circle': '/sharecircle',
  'the tool directory': '/tool',
  'the ranking': '/rank',
  'the tutorials': '/tutorial',
  'the question bank': '/question',
  'a question': `/question/${seed.question.several.id}`,
  'a tutorial': `/tutorial/${seed.tutorial.mysql.id}`,
  'a chapter of a tutorial': seed.tutorial.mysqlChapter(3),
  'a chapter that is a question': seed.tutorial.mysqlChapter(8),
  'the feedback': '/feedback',
  'a tag': '/tag/qd',
} as const;

/** One address of every kind of page that a visitor can open. */
export const pageKinds = {
  ...indexedPages,
  'a category of the feed': '/?category=2&sort=hot',
  'the print preview': `/post/${seed.article.rich.id}/print`,
  'a search for articles': '/search?value=React&type=1',
  'a search for users': '/search?value=%E5%89%8D%E7%AB%AF&type=2',
  'the wrong book of a visitor': '/question/book/wrong',
  'a question in words': `/question/${seed.question.worded.id}?tagId=js`,
  'the history of a visitor': '/browse-history',
  'the reading list of a visitor': '/reading-list',
  'what is kept for reading offline': '/offline',
  'the annotations of a reader': '/annotation',
  'the preferences of a visitor': '/setting/preferences',
  'the data of a visitor': '/setting/data',
  'the learning desk of a visitor': '/learning',
  'a missing page': '/nothing/here',
} as const;
