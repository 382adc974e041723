import type { NotificationPage } from '@/lib/config/routes';
import type { NotificationCounts } from './schema';

/** Kinds of notifications besides private messages, with their code and page. */
export const NOTIFICATION_KINDS = {
  comment: { code: '4', page: 'comment', title: '评论消息', empty: '还没有人评论，写点什么会有人来聊' },
  like: { code: '1', page: 'agree', title: '点赞消息', empty: '还没有人点赞' },
  follow: { code: '3', page: 'focus', title: '关注消息', empty: '还没有人关注你' },
  collect: { code: '2', page: 'collect', title: '收藏消息', empty: '还没有人收藏你的文章' },
  notice: { code: '5', page: 'notice', title: '系统通知', empty: '还没有系统通知' },
} as const satisfies Record<string, { code: string; page: NotificationPage; title: string; empty: string }>;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

export const PAGE_COUNTS: Readonly<Record<NotificationPage, keyof NotificationCounts>> = {
  comment: 'commentCount',
  agree: 'likeCount',
  focus: 'followCount',
  collect: 'collectCount',
  im: 'imCount',
  notice: 'noticeCount',
};
