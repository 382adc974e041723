/** What is told of: 1 like, 2 collect, 3 follow, 4 comment, 5 system notice. */
export type NotificationType = '1' | '2' | '3' | '4' | '5';

export type NotificationPage = 'comment' | 'agree' | 'focus' | 'collect' | 'notice';

/**
 * The kinds of notifications in the order of their pages, with the key of each one's unread count.
 * Private messages have a page of their own kind.
 */
export const NOTIFICATION_KINDS = [
  { key: 'commentCount', label: '评论', page: 'comment', itemType: '4' },
  { key: 'agreeCount', label: '点赞', page: 'agree', itemType: '1' },
  { key: 'focusCount', label: '关注', page: 'focus', itemType: '3' },
  { key: 'collectCount', label: '收藏', page: 'collect', itemType: '2' },
  { key: 'imCount', label: '私信', page: 'im', itemType: null },
  { key: 'noticeCount', label: '系统通知', page: 'notice', itemType: '5' },
] as const;

export const NOTIFICATION_PAGE_SIZE = 20;

/** How often the counts are read while no socket tells of changes. */
export const POLL_MS = 60_000;
/** A connection may be dead without anybody knowing. */
export const POLL_LIVE_MS = 5 * 60_000;
