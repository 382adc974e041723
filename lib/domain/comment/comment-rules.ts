interface CommentRules {
  calls: { list: string; submit: string; remove: string };
  idParam: string;
  itemType: number;
  /** Maximal length, then shown with a counter; undefined where the specification names none. */
  maxLength?: number;
  image: boolean;
  placeholder: string;
  rows: { comment: number; reply: number };
}

/** Articles: specification 1, sections 5 to 7. Shares: specification 2, sections 2, 5 and 9. */
const rules = {
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
} as const satisfies Record<string, CommentRules>;
export type CommentKind = keyof typeof rules;

/** The subjects that take comments, and how: a further noun is one more entry. */
export const COMMENT_RULES: Record<CommentKind, CommentRules> = rules;
