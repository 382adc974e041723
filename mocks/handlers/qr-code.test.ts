import { describe, expect, it, vi } from 'vitest';
import { db } from '@/mocks/db';
import type { User } from '@/mocks/db/tables';
import { joinLogin } from '@/mocks/socket/connections';
import { apiUrl, envelopeOf, tokenHeader, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';
import { confirmCode } from './qr-code';

startContractApi();

const LAPSED = { code: '-1', data: null, message: '二维码已失效，请刷新' };
const forLogin = async (authId: string) => envelopeOf(await fetch(apiUrl(`/unit/getqrcode?authId=${authId}`)));
const forBinding = async (authId: string, headers: Record<string, string>) =>
  envelopeOf(await fetch(apiUrl(`/users/generateqrcode?authId=${authId}`), { headers }));

/** Scans a code whose socket listens; gives the frames that the socket received. */
function scan(authId: string, user: User): string[] {
  const told: string[] = [];
  const leave = joinLogin(authId, { send: (frame) => told.push(frame), close: () => {} });
  confirmCode(authId, user);
  leave();
  return told;
}

describe('a code to scan', () => {
  it('is a picture, the same again for as long as it waits', async () => {
    const first = await forLogin('a1');
    expect(first).toMatchObject({ code: '0', data: expect.stringMatching(/^<svg /) });
    expect(await forLogin('a1')).toEqual(first);
    expect(await forLogin('')).toMatchObject({ code: '-1', message: '参数错误' });
  });

  it('signs in once, and cannot be reused', async () => {
    await forLogin('a1');
    expect(scan('a1', userNamed('demouser'))).toEqual([expect.stringContaining('accessToken')]);
    expect(db.loginRecords[0]).toMatchObject({ loginType: '3' });
    expect(scan('a1', userNamed('otheruser'))).toEqual([]);
    expect(await forLogin('a1')).toEqual(LAPSED);
    expect(scan('a1', userNamed('otheruser'))).toEqual([]);
  });

  it('stays valid when it is scanned while no socket listens', async () => {
    await forLogin('a1');
    expect(confirmCode('a1', userNamed('demouser'))).toEqual({ authId: 'a1', delivered: 0 });
    expect(scan('a1', userNamed('demouser'))).toHaveLength(1);
  });

  it('that has expired cannot be renewed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await forLogin('a1');
      vi.advanceTimersByTime(5 * 60_000);
      expect(scan('a1', userNamed('demouser'))).toEqual([]);
      expect(await forLogin('a1')).toEqual(LAPSED);
    } finally {
      vi.useRealTimers();
    }
  });

  it('binds WeChat to the account that requested it, and to no other', async () => {
    const demo = userNamed('demouser');
    demo.bindWx = false;
    expect((await fetch(apiUrl('/users/generateqrcode?authId=a1'))).status).toBe(401);
    expect((await forBinding('a1', tokenHeader(demo))).code).toBe('0');
    expect(await forLogin('a1')).toEqual(LAPSED);
    expect(await forBinding('a1', tokenHeader(userNamed('otheruser')))).toEqual(LAPSED);
    expect(scan('a1', userNamed('otheruser'))).toEqual(['{"type":"messagepush"}']);
    expect(demo.bindWx).toBe(true);
    expect(await forBinding('a1', tokenHeader(demo))).toEqual(LAPSED);
  });
});
