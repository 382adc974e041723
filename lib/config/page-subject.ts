/** The subjects of addresses, the reverse of `routes`. Relative imports only: plain Node loads it, too. */

import { isIdentifier, isResourceId } from '../utils/identifier.ts';
import { routes } from './routes.ts';

/** Pages that may be there for their owner alone: an article may wait for review, a folder may be private. */
export const OWNED_PAGES = ['article', 'article-print', 'folder'] as const;
export type OwnedPage = (typeof OWNED_PAGES)[number];

export type PageSubject =
  { page: 'article' | 'article-print' | 'share'; id: string } | { page: 'folder'; id: string; userId: string };

const ID = '([^/]+)';
const patternOf = (path: string) => new RegExp(`^${path}$`);
const ID_PAGES = [
  ['article', patternOf(routes.article(ID))],
  ['article-print', patternOf(routes.articlePrint(ID))],
  ['share', patternOf(routes.share(ID))],
] as const;
const FOLDER = patternOf(routes.userFolder(ID, ID));

/** The article, share or folder of a page; null for any other page, and for an impossible id. */
export function subjectOfPage(path: string): PageSubject | null {
  for (const [page, pattern] of ID_PAGES) {
    const id = pattern.exec(path)?.[1];
    if (isIdentifier(id)) return { page, id };
  }
  const [, userId, id] = FOLDER.exec(path) ?? [];
  return isIdentifier(userId) && isResourceId(id) ? { page: 'folder', userId, id } : null;
}

export const ownedPageAt = (path: string): OwnedPage | undefined => {
  const page = subjectOfPage(path)?.page;
  return OWNED_PAGES.find((owned) => owned === page);
};
