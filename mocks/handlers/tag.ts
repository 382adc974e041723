import * as z from 'zod/mini';
import { CATEGORIES } from '@/lib/domain/article/constants';
import { tagNameProblem } from '@/lib/domain/tag/utils';
import { db, newId } from '@/mocks/db';
import { customTagRow } from '@/mocks/wire/tag';
import { BusinessFailure, Refusal } from './answers';
import { memberCall } from './call';
import { required } from './params';

export const tagHandlers = [
  memberCall({
    method: 'GET',
    path: '/tag',
    params: z.object({}),
    handle: ({ viewer }) => db.customTags.filter(({ userId }) => userId === viewer.id).map(customTagRow),
  }),
  memberCall({
    method: 'POST',
    path: '/tag/create',
    params: z.object({ pid: z._default(z.string(), ''), tagName: z._default(z.string(), '') }),
    message: '新增标签成功',
    handle: ({ params: { pid, tagName }, viewer }) => {
      if (!CATEGORIES.some(({ code }) => code === pid)) throw new BusinessFailure('请选择标签所属分类');
      const problem = tagNameProblem(tagName);
      if (problem) throw new BusinessFailure(problem);
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
      const tag = db.customTags.find(({ id }) => id === params.id);
      if (!tag) throw new BusinessFailure('标签不存在');
      if (tag.userId !== viewer.id) throw new Refusal('没有权限删除这个标签');
      db.customTags = db.customTags.filter(({ id }) => id !== tag.id);
    },
  }),
];
