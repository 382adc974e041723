import { FIRST_CHARACTERS, FIRST_PAGE } from './constants';
import type { Comment, Reply } from './schema';

const cut = <T extends Comment | Reply>(comment: T): T =>
  comment.content.length > FIRST_CHARACTERS
    ? { ...comment, content: `${comment.content.slice(0, FIRST_CHARACTERS).toWellFormed()}…` }
    : comment;

export function firstOf(comments: readonly Comment[]): Comment[] {
  const first: Comment[] = [];
  let room = FIRST_PAGE;
  for (const comment of comments) {
    if (room <= 0 || (first.length > 0 && comment.children.length >= room)) break;
    const children = comment.children.slice(0, room - 1).map(cut);
    first.push({ ...cut(comment), children });
    room -= 1 + children.length;
  }
  return first;
}
