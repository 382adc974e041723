import * as z from 'zod/mini';
import { db, newId } from '@/mocks/db';
import type { Feedback, User } from '@/mocks/db/tables';
import { attitudeTo } from '@/mocks/seed/feedbacks';
import { feedbackRow } from '@/mocks/wire/feedback';
import { BusinessFailure, paged, Refusal } from './answers';
import { call, memberCall } from './call';
import { ownedBy } from './owned';
import { digit, paging, required } from './params';
import { charactersOf } from './rules';
import { toggleCalls } from './toggle';

const MIN_CHARACTERS = 20;

const textParams = { content: required(), html: required() };

const find = (id: string): Feedback | undefined => db.feedbacks.find((row) => row.id === id);

const findOwn = (id: string, viewer: User): Feedback => ownedBy(viewer, find(id), { refusal: new Refusal(403) });

function checkLength(content: string): void {
  if (charactersOf(content.trim()) < MIN_CHARACTERS) throw new BusinessFailure('反馈内容不能少于20个字符');
}

export const feedbackHandlers = [
  call({
    method: 'GET',
    path: '/feedbacks',
    params: z.object(paging),
    handle: async ({ params, viewer }) => {
      const { list, ...page } = paged(db.feedbacks, params, (row) => feedbackRow(row, viewer));
      return { ...page, list: await Promise.all(list) };
    },
  }),
  memberCall({
    method: 'POST',
    path: '/feedbacks/create',
    params: z.object(textParams),
    message: '提交成功',
    handle: ({ params: { content, html }, viewer }) => {
      checkLength(content);
      const now = Date.now();
      db.feedbacks.unshift({ id: newId(), userId: viewer.id, content, html, createTime: now, updateTime: now });
    },
  }),
  memberCall({
    method: 'POST',
    path: '/feedbacks/update',
    params: z.object({ ...textParams, id: required() }),
    message: '更新成功',
    handle: ({ params: { id, content, html }, viewer }) => {
      const feedback = findOwn(id, viewer);
      checkLength(content);
      Object.assign(feedback, { content, html, updateTime: Date.now() });
    },
  }),
  memberCall({
    method: 'GET',
    path: '/feedbacks/delete',
    params: z.object({ id: required() }),
    message: '删除成功',
    handle: ({ params: { id }, viewer }) => {
      const feedback = findOwn(id, viewer);
      db.feedbacks.splice(db.feedbacks.indexOf(feedback), 1);
    },
  }),
  ...toggleCalls({
    on: '/feedbacks/attitude/increase',
    off: '/feedbacks/attitude/cancel',
    params: z.object({ feedbackId: required(), itemType: digit('1', '2', '3', '4', '5', '6') }),
    relation: () => db.attitudes,
    target: ({ feedbackId, itemType }) => {
      if (!find(feedbackId)) throw new BusinessFailure('反馈不存在');
      return attitudeTo(feedbackId, itemType);
    },
    repeated: '已经发表过意见',
    missing: '还未发表意见',
  }),
];
