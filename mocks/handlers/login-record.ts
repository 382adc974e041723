import * as z from 'zod/mini';
import { db, newId } from '@/mocks/db';
import type { LoginRecordRow, User } from '@/mocks/db/tables';
import { apiTime } from '@/mocks/wire/wire';
import { paged } from './answers';
import { memberCall } from './call';
import { paging } from './params';

export function recordLogin(user: User, loginType: LoginRecordRow['loginType']): void {
  db.loginRecords.unshift({
    id: newId(),
    userId: user.id,
    loginTime: Date.now(),
    address: '浙江省杭州市',
    ip: '127.0.0.1',
    loginType,
  });
}

export const loginRecordHandlers = [
  memberCall({
    method: 'GET',
    path: '/log/list',
    params: z.object(paging),
    handle: ({ params, viewer }) =>
      paged(
        db.loginRecords.filter(({ userId }) => userId === viewer.id),
        params,
        ({ id, loginTime, address, ip, loginType }) => ({ id, loginTime: apiTime(loginTime), address, ip, loginType }),
      ),
  }),
];
