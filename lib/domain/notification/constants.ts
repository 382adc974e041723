/** The kinds of notifications in the order of their pages, with the key of each one's unread count. */
export const NOTIFICATION_KINDS = [
  { key: 'commentCount', label: '评论' },
  { key: 'agreeCount', label: '点赞' },
  { key: 'focusCount', label: '关注' },
  { key: 'collectCount', label: '收藏' },
  { key: 'imCount', label: '私信' },
  { key: 'noticeCount', label: '系统通知' },
] as const;

export const POLL_MS = 60_000;
