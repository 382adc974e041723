import { expect, it } from 'vitest';
import { checkDigit } from '@/lib/utils/identifier';
import type { Notification } from './schema';
import { subjectHref, subjectTitle, kindOfPage } from './subject';

const articleId = `3f0a9c41b27d5e8${checkDigit('3f0a9c41b27d5e8')}`;

it.each([
  [undefined, 'comment'],
  ['agree', 'like'],
  ['im', undefined],
  ['toString', undefined],
])('the page %s shows the kind %s', (page, kind) => expect(kindOfPage(page)).toBe(kind));

const notification = (id: string, sourceUserId: string, fields: Partial<Notification> = {}): Notification => ({
  id,
  sourceUserId,
  sourceNickname: '',
  sourceAvatar: '',
  articleId: 'p',
  articleTitle: '',
  circleId: '',
  circleContent: '',
  commentId: '',
  comment: '',
  createTime: '2026-01-01 08:00:00',
  content: '',
  isUnread: false,
  isReply: false,
  ...fields,
});

it('a comment without an id is linked to by its author and its time', () => {
  const told = notification('1', articleId, { articleId });
  expect(subjectHref('comment', told)).toBe(`/post/${articleId}#comment-${articleId}-1767225600`);
  expect(subjectHref('comment', { ...told, createTime: '' })).toBe(`/post/${articleId}#comments`);
});

it('a share is linked to and called by the beginning of its text; a deleted one has none', () => {
  const told = notification('1', articleId, { articleId: '', circleId: articleId, circleContent: '第一行\n第二行' });
  expect(subjectHref('like', told)).toBe(`/sharecircle/${articleId}`);
  expect(subjectHref('comment', { ...told, commentId: articleId })).toBe(
    `/sharecircle/${articleId}#comment-${articleId}`,
  );
  expect(subjectTitle(told)).toBe('第一行 第二行');
  expect(subjectTitle({ ...told, circleContent: '' })).toBe('');
});
