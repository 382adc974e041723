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

/**
 * Keeps the code and draws it: a scanner would open its address on this API. The same again while it waits.
 * @throws BusinessFailure for an authId that was scanned, has lapsed, or serves another purpose
 */
function drawCode(authId: string, boundTo: string | null): string {
  const known = db.qrCodes.get(authId);
  if (known && (known.expires <= Date.now() || known.boundTo !== boundTo)) {
    throw new BusinessFailure('二维码已失效，请刷新');
  }
  if (!known) db.qrCodes.set(authId, { authId, boundTo, expires: Date.now() + LIFETIME });
  return renderSVG(`${mockConfig.origin}/qr/${authId}`);
}

/**
 * What scanning and confirming does: signs `user` in, or binds WeChat to who asked for the code.
 * @param authId of the code; undefined means the latest one that waits
 * @returns how many sockets were told, or null when no such code waits
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
  // Nobody heard of it yet: it can be confirmed again.
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
