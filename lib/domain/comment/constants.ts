import type { CommentKind } from './schema';

/** The rules that differ between the kinds of subjects that can be commented. */
interface CommentRules {
  calls: { list: string; submit: string; remove: string };
  /** Name of the subject's id in the calls. */
  idParam: string;
  /** The kind's `itemType` in the like calls. */
  itemType: number;
  /** Most characters of a text, which are then counted; undefined where the specification names none. */
  maxLength?: number;
  /** Whether a comment may have a picture. */
  image: boolean;
  placeholder: string;
  /** Rows of the text area, and of a reply's. */
  rows: { comment: number; reply: number };
}

/** Articles: specification 1, sections 5 to 7. Shares: specification 2, sections 2, 5 and 9. */
export const COMMENT_RULES: Record<CommentKind, CommentRules> = {
  article: {
    calls: {
      list: '/article/comments',
      submit: '/article/comments/submit',
      remove: '/article/comments/delete',
    },
    idParam: 'articleId',
    itemType: 1,
    image: true,
    placeholder: '友善评论，理性讨论',
    rows: { comment: 3, reply: 2 },
  },
  share: {
    calls: {
      list: '/sharecircle/comments',
      submit: '/sharecircle/comments/create',
      remove: '/sharecircle/comments/delete',
    },
    idParam: 'circleId',
    itemType: 2,
    maxLength: 255,
    image: false,
    placeholder: '请输入您的评论吧~',
    rows: { comment: 4, reply: 3 },
  },
};

/** Most characters of an article that a comment quotes. */
export const QUOTE_CHARACTERS = 200;

/** With more comments than this, the short list of a share's latest ones links to all. */
export const LATEST_COMMENTS = 5;

/** A longer comment is collapsed. */
export const FOLD_CHARACTERS = 600;
export const FOLD_LINES = 12;

/** Comments and replies that a page has in its html, and the most characters of each. */
export const FIRST_PAGE = 20;
export const FIRST_CHARACTERS = 1_000;
