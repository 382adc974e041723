import { db } from '@/mocks/db';
import type { Relation } from '@/mocks/db/relation';

/** A collection of the store as plain rows; null when there is none of this name. Long texts are left out. */
export function stateOf(collection: string): unknown[] | null {
  const relations: Record<string, Relation> = {
    likes: db.likes,
    collects: db.collects,
    commentLikes: db.commentLikes,
    follows: db.follows,
    histories: db.histories,
    attitudes: db.attitudes,
  };
  const relation = Object.hasOwn(relations, collection) ? relations[collection] : undefined;
  if (relation) return relation.links();
  switch (collection) {
    case 'users':
      return [...db.users.values()].map(({ password, ...user }) => ({ ...user, hasPassword: password !== null }));
    case 'articles':
      return [...db.articles.values()].map(({ content, html, ...article }) => ({
        ...article,
        contentLength: content.length,
        hasHtml: html !== null,
      }));
    case 'comments':
      return [...db.comments.values()].flat();
    case 'notifications':
      return db.notifications;
    case 'resumes':
      return [...db.resumes.values()];
    case 'customTags':
      return db.customTags;
    case 'friendLinks':
      return db.friendLinks;
    case 'feedbacks':
      return db.feedbacks;
    case 'loginLogs':
      return db.loginLogs;
    case 'qrCodes':
      return [...db.qrCodes.values()];
    case 'emailCodes':
      return [...db.emailCodes.values()];
    case 'tokens':
      return [...db.tokens.values()];
    case 'httpSessions':
      return [...db.httpSessions.values()];
    default:
      return null;
  }
}
