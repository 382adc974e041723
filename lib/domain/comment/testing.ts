import type { Comment, CommentSubject, Reply } from './schema';

export const subject: CommentSubject = { kind: 'article', id: 'p', ownerId: 'author' };

const fields = (id: string, userId: string) => ({
  id,
  userId,
  nickname: `名${userId}`,
  avatar: '',
  job: '',
  content: `文${id}`,
  commentImage: '',
  createTime: '2026-01-01 00:00:00',
  likeCounts: 0,
  isLiker: false,
  isAuthor: false,
});

export const reply = (id: string, userId: string, topId: string): Reply => ({
  ...fields(id, userId),
  topId,
  replyNickname: '',
  replyUserId: '',
  replyComment: '',
});

export const top = (id: string, userId: string, children: Reply[] = []): Comment => ({
  ...fields(id, userId),
  replyCount: children.length,
  children,
});

export const tree = () => [top('b', 'u2'), top('a', 'u1', [reply('a1', 'u2', 'a'), reply('a2', 'u3', 'a')])];
