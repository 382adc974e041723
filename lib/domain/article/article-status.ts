export const STATUS_PENDING = '1';
export const STATUS_PUBLISHED = '2';

/** `deleted` is set by the browser once a call has failed because the article is gone. */
export type ArticleStatus = 'published' | 'pending' | 'rejected' | 'deleted';

/** Badges of an article's status (specification 1, section 4); published articles have none. */
export const STATUS_BADGES = {
  published: null,
  pending: { label: '待审核', tone: 'warning' },
  rejected: { label: '审核不通过', tone: 'danger' },
  deleted: { label: '已删除', tone: 'warning' },
} as const satisfies Record<ArticleStatus, { label: string; tone: string } | null>;
