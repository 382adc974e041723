import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkDigit } from '@/lib/utils/identifier';
import { notificationSchema, type Notification } from './schema';
import { subjectHref, kindOfPage } from './subject';

const articleId = `3f0a9c41b27d5e8${checkDigit('3f0a9c41b27d5e8')}`;

it.each([
  [undefined, 'comment'],
  ['agree', 'like'],
  ['im', undefined],
  ['toString', undefined],
])('the page %s shows the kind %s', (page, kind) => expect(kindOfPage(page)).toBe(kind));

const notification = (fields: Record<string, unknown>): Notification =>
  z.parse(notificationSchema, { id: '1', sourceUserId: articleId, createTime: '2026-01-01 08:00:00', ...fields });

it('a comment without an id is linked to by its author and its time', () => {
  const row = notification({ articleId });
  expect(subjectHref('comment', row)).toBe(`/post/${articleId}#comment-${articleId}-1767225600`);
  expect(subjectHref('comment', { ...row, createTime: '' })).toBe(`/post/${articleId}#comments`);
});

it('a share is linked to and called by the beginning of its text; a deleted one has none', () => {
  const row = notification({ circleId: articleId, circleContent: '第一行\n第二行' });
  expect(subjectHref('like', row)).toBe(`/sharecircle/${articleId}`);
  expect(subjectHref('comment', { ...row, commentId: articleId })).toBe(
    `/sharecircle/${articleId}#comment-${articleId}`,
  );
  expect(row.subject).toEqual({ kind: 'share', id: articleId, title: '第一行 第二行' });
  expect(notification({ circleId: articleId, circleContent: null }).subject.title).toBe('');
});
