import type { Comment, Reply } from './schema';

/** Limits of the server-rendered comments: how many, the most characters of each, and of all together. */
const FIRST_PAGE = 200;
const FIRST_CHARACTERS = 1_000;
const FIRST_CHARACTERS_IN_ALL = 30_000;

const cut = <T extends Comment | Reply>(comment: T): T =>
  comment.content.length > FIRST_CHARACTERS
    ? { ...comment, content: `${comment.content.slice(0, FIRST_CHARACTERS).toWellFormed()}…` }
    : comment;

/** The comments that a document has: nearly always all of them. */
export function firstOf(comments: readonly Comment[]): Comment[] {
  const first: Comment[] = [];
  let rows = FIRST_PAGE;
  let characters = FIRST_CHARACTERS_IN_ALL;
  const takes = ({ content }: Comment | Reply) => {
    rows -= 1;
    characters -= content.length;
    return rows >= 0 && characters >= 0;
  };
  for (const comment of comments) {
    const head = cut(comment);
    if (!takes(head)) break;
    const children: Reply[] = [];
    for (const reply of comment.children.map(cut)) {
      if (!takes(reply)) break;
      children.push(reply);
    }
    first.push({ ...head, children });
  }
  return first;
}
