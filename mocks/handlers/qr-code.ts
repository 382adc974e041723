import { renderSVG } from 'uqr';
import * as z from 'zod/mini';
import { mockConfig } from '@/mocks/config';
import { db } from '@/mocks/db';
import { MINUTE } from '@/mocks/db/clock';
import type { User } from '@/mocks/db/tables';
import { sendToLogin } from '@/mocks/socket/connections';
import { issueToken } from './access';
import { BusinessFailure } from './answers';
import { call, memberCall } from './call';
import { recordLogin } from './login-record';
import { required } from './params';

const LIFETIME = 5 * MINUTE;

/** Stores the code and draws it; the same again while it waits. @throws BusinessFailure for a used or expired authId */
function drawCode(authId: string, boundTo: string | null): string {
  const known = db.qrCodes.get(authId);
  if (known && (known.expires <= Date.now() || known.boundTo !== boundTo)) {
    throw new BusinessFailure('二维码已失效，请刷新');
  }
  if (!known) db.qrCodes.set(authId, { authId, boundTo, expires: Date.now() + LIFETIME });
  return renderSVG(`${mockConfig.origin}/qr/${authId}`);
}

/**
 * Scans and confirms: signs `user` in, or binds WeChat to the user who requested the code. Without an authId the latest
 * waiting code is meant. Gives the number of notified sockets, null without such a code.
 */
export function confirmCode(authId: string | undefined, user: User): { authId: string; delivered: number } | null {
  const waiting = [...db.qrCodes.values()].filter(({ expires }) => expires > Date.now());
  const code = authId === undefined ? waiting.at(-1) : waiting.find((row) => row.authId === authId);
  if (!code) return null;
  const owner = code.boundTo === null ? undefined : db.users.get(code.boundTo);
  const delivered = sendToLogin(code.authId, {
    type: 'messagepush',
    ...(!owner && { accessToken: issueToken(user) }),
  });
  // No socket heard it: it can be confirmed again.
  if (delivered === 0) return { authId: code.authId, delivered };
  code.expires = 0;
  if (owner) owner.bindWx = true;
  else recordLogin(user, '3');
  return { authId: code.authId, delivered };
}

export const qrCodeHandlers = [
  call({
    method: 'GET',
    path: '/unit/getqrcode',
    params: z.object({ authId: required() }),
    handle: ({ params }) => drawCode(params.authId, null),
  }),
  memberCall({
    method: 'GET',
    path: '/users/generateqrcode',
    params: z.object({ authId: required() }),
    handle: ({ params, viewer }) => drawCode(params.authId, viewer.id),
  }),
];
