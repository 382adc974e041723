import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import { notify } from '@/mocks/db/notify';
import { BusinessFailure } from './answers';
import { call, memberCall } from './call';
import { required } from './params';

const params = z.object({ focusId: required() });

export const followHandlers = [
  call({
    method: 'GET',
    path: '/users/isfocususer',
    params,
    handle: ({ params: { focusId }, viewer }) => viewer !== null && db.follows.has(viewer.id, focusId),
  }),
  memberCall({
    method: 'GET',
    path: '/users/focususer',
    params,
    message: '关注成功',
    handle: ({ params: { focusId }, viewer }) => {
      if (!db.users.has(focusId)) throw new BusinessFailure('用户不存在');
      if (focusId === viewer.id) throw new BusinessFailure('不能关注自己');
      if (db.follows.has(viewer.id, focusId)) throw new BusinessFailure('已关注');
      db.follows.set(viewer.id, focusId, Date.now());
      notify({ userId: focusId, itemType: '3', sourceUserId: viewer.id });
    },
  }),
  memberCall({
    method: 'GET',
    path: '/users/unfocususer',
    params,
    message: '取消关注成功',
    handle: ({ params: { focusId }, viewer }) => {
      if (!db.follows.has(viewer.id, focusId)) throw new BusinessFailure('还未关注');
      db.follows.delete(viewer.id, focusId);
    },
  }),
];
