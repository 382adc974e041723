import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import { call } from './call';

export const friendLinkHandlers = [
  call({ method: 'GET', path: '/config/friend-link', params: z.object({}), handle: () => db.friendLinks }),
];
