import * as z from 'zod/mini';
import { db, newId } from '@/mocks/db';
import { customTagRow } from '@/mocks/wire/tag';
import { BusinessFailure, Refusal } from './answers';
import { call, memberCall } from './call';
import { ownedBy } from './owned';
import { required } from './params';
import { CATEGORY_CODES, charactersOf } from './rules';

export const tagHandlers = [
  call({
    method: 'GET',
    path: '/tag',
    params: z.object({ userId: z.optional(z.string()) }),
    handle: ({ params: { userId = '' }, viewer }) => {
      if (userId === '' && !viewer) throw new Refusal();
      return db.customTags.filter((tag) => tag.userId === (userId || viewer?.id)).map(customTagRow);
    },
  }),
  memberCall({
    method: 'POST',
    path: '/tag/create',
    params: z.object({ pid: z._default(z.string(), ''), tagName: z._default(z.string(), '') }),
    message: '新增标签成功',
    handle: ({ params: { pid, tagName }, viewer }) => {
      if (!CATEGORY_CODES.includes(pid)) throw new BusinessFailure('请选择标签所属分类');
      if (tagName === '' || /\s/.test(tagName)) throw new BusinessFailure('请输入标签名称');
      if (tagName.includes(';')) throw new BusinessFailure('标签名称不能包含分号');
      if (charactersOf(tagName) > 24) throw new BusinessFailure('标签名称最大长度不能超过24位');
      const own = db.customTags.filter(({ userId }) => userId === viewer.id);
      if (own.some((tag) => tag.pid === pid && tag.tagName === tagName)) throw new BusinessFailure('标签已存在');
      const tag = { id: newId(), userId: viewer.id, pid, tagName };
      db.customTags.push(tag);
      return customTagRow(tag);
    },
  }),
  memberCall({
    method: 'GET',
    path: '/tag/delete',
    params: z.object({ id: required() }),
    message: '删除成功',
    handle: ({ params, viewer }) => {
      const found = db.customTags.find(({ id }) => id === params.id);
      const tag = ownedBy(viewer, found, { gone: '标签不存在' });
      db.customTags = db.customTags.filter(({ id }) => id !== tag.id);
    },
  }),
];
