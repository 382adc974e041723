import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import { notifyOnce } from '@/mocks/db/notify';
import { BusinessFailure } from './answers';
import { call } from './call';
import { required } from './params';
import { toggleCalls } from './toggle';

const params = z.object({ focusId: required() });

export const followHandlers = [
  call({
    method: 'GET',
    path: '/users/isfocususer',
    params,
    handle: ({ params: { focusId }, viewer }) => viewer !== null && db.follows.has(viewer.id, focusId),
  }),
  ...toggleCalls({
    on: '/users/focususer',
    off: '/users/unfocususer',
    params,
    relation: () => db.follows,
    target: ({ focusId }) => focusId,
    check: ({ focusId }, viewer) => {
      if (!db.users.has(focusId)) throw new BusinessFailure('关注的用户不存在');
      if (focusId === viewer.id) throw new BusinessFailure('不能关注自己');
    },
    verb: '关注',
    repeated: '已关注',
    missing: '还未关注',
    tell: ({ focusId }, { id }) => notifyOnce({ userId: focusId, itemType: '3', sourceUserId: id }),
  }),
];
