import { describe, expect, it, vi } from 'vitest';
import { db } from '@/mocks/db';
import { apiUrl, envelopeOf, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';
import { issueOAuthCode } from './oauth';

startContractApi();

const ACCOUNT = { accountId: '777', accountName: 'octo-cat' };
const INVALID = { code: '-1', data: null, message: '授权码无效或已过期，请重新授权' };
const codeOf = (provider: 'gitee' | 'github') => issueOAuthCode({ provider, ...ACCOUNT });
const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
  envelopeOf(await postJson(apiUrl(path), body, headers));

describe.each([
  ['gitee', 'github', 'giteeName', '4'],
  ['github', 'gitee', 'githubName', '5'],
] as const)('a code of %s', (provider, other, nameField, loginType) => {
  const auth = `/users/auth-${provider}`;
  const bind = `/users/bind-${provider}`;

  it('signs a newcomer in with an account of their own, and the same one the next time', async () => {
    const before = db.users.size;
    const first = await post(auth, { code: codeOf(provider) });
    expect(first).toMatchObject({ code: '0', data: { nickname: 'octo-cat', [nameField]: 'octo-cat' } });
    const second = await post(auth, { code: codeOf(provider) });
    expect(Object(second.data).id).toBe(Object(first.data).id);
    expect(db.users.size).toBe(before + 1);
    expect(db.loginRecords[0]).toMatchObject({ userId: Object(first.data).id, loginType });
    const headers = { accessToken: String(Object(second.data).accessToken) };
    expect(await envelopeOf(await fetch(apiUrl('/users/sessionuserinfo'), { headers }))).toMatchObject({ code: '0' });
  });

  it('is valid once, for ten minutes, at its own provider', async () => {
    const code = codeOf(provider);
    expect((await post(auth, { code })).code).toBe('0');
    expect(await post(auth, { code })).toEqual(INVALID);
    expect(await post(auth, { code: codeOf(other) })).toEqual(INVALID);
    expect(await post(auth, { code: 'forged' })).toEqual(INVALID);
    expect(await post(auth, {})).toMatchObject({ code: '-1', message: '参数错误' });
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const late = codeOf(provider);
      vi.advanceTimersByTime(10 * 60_000);
      expect(await post(auth, { code: late })).toEqual(INVALID);
    } finally {
      vi.useRealTimers();
    }
  });

  it('binds nothing for a visitor, and nothing that is bound to somebody else', async () => {
    const [demo, somebody] = [userNamed('demouser'), userNamed('otheruser')];
    const code = codeOf(provider);
    expect(await post(bind, { code })).toMatchObject({ code: '9999' });
    expect((await post(bind, { code }, tokenHeader(demo))).code).toBe('0');
    const taken = await post(bind, { code: codeOf(provider) }, tokenHeader(somebody));
    expect(taken).toMatchObject({ code: '-1', message: expect.stringContaining('已绑定其他用户') });
    expect(somebody).toMatchObject({ [nameField]: null });
    expect(Object((await post(auth, { code: codeOf(provider) })).data).id).toBe(demo.id);
    expect((await post(bind, { code: codeOf(provider) }, tokenHeader(demo))).code).toBe('0');
  });
});

describe("a provider's own page", () => {
  const page = (redirect: string) =>
    fetch(`http://127.0.0.1/oauth/gitee/authorize?${new URLSearchParams({ redirect_uri: redirect, state: 's' })}`);

  it('redirects to the registered address only', async () => {
    const shown = await page('https://site.example/oauth/callback');
    expect(await shown.text()).toContain('https://site.example/oauth/callback?code=');
    for (const other of ['https://site.example/', 'javascript:alert(1)', 'https://site.example/oauth/callback/x', '']) {
      expect((await page(other)).status).toBe(400);
    }
  });
});
