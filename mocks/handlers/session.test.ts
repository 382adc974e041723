import CryptoJS from 'crypto-js';
import { describe, expect, it, vi } from 'vitest';
import { db } from '@/mocks/db';
import { apiUrl, envelopeOf, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';

startContractApi();

interface Cipher {
  aesKey: string;
  aesIv: string;
}

/** A browser's cookie jar, as far as the API needs one. */
class Browser {
  cookie = '';

  private keep(response: Response): Response {
    const cookie = response.headers.get('set-cookie');
    if (cookie) this.cookie = cookie.split(';', 1)[0] ?? '';
    return response;
  }

  async get(path: string) {
    return envelopeOf(this.keep(await fetch(apiUrl(path), { headers: { cookie: this.cookie } })));
  }

  async login(body: Record<string, unknown>) {
    return envelopeOf(this.keep(await postJson(apiUrl('/users/login'), body, { cookie: this.cookie })));
  }

  async cipher(): Promise<Cipher> {
    const { data } = await this.get('/unit/getpublickey');
    if (typeof data !== 'object' || data === null || !('aesKey' in data) || !('aesIv' in data))
      throw new Error('No key');
    return { aesKey: String(data.aesKey), aesIv: String(data.aesIv) };
  }
}

const encrypt = (password: string, { aesKey, aesIv }: Cipher): string =>
  CryptoJS.AES.encrypt(password, CryptoJS.enc.Utf8.parse(aesKey), {
    iv: CryptoJS.enc.Utf8.parse(aesIv),
    mode: CryptoJS.mode.CBC,
    padding: CryptoJS.pad.ZeroPadding,
  }).toString();

const sessions = () => [...db.httpSessions.values()];

describe('a login with a password', () => {
  it('accepts the captcha case-insensitively, again after a failed try', async () => {
    const browser = new Browser();
    expect((await browser.get('/unit/verificatecode')).data).toMatch(/^<svg /);
    const text = sessions()[0]?.captcha?.toLowerCase() ?? '';
    const tries = async (username: string) => {
      const password = encrypt('demo123456', await browser.cipher());
      return (await browser.login({ username, password, code: text })).message;
    };
    expect(await tries('otheruser')).toBe('登录成功');
    expect(await tries('nobody')).toBe('该用户还未注册');
    const wrong = await browser.login({ username: 'otheruser', password: 'x', code: text });
    expect(wrong).toMatchObject({ code: '-1', message: '用户名或密码错误', data: null });
    expect(await browser.login({ username: 'otheruser', password: 'x', code: 'none' })).toMatchObject({
      message: '验证码错误',
    });
    expect(await tries('otheruser')).toBe('登录成功');
  });

  it('refuses a clear password, and a password under a used or missing key', async () => {
    const browser = new Browser();
    await browser.cipher();
    expect(await browser.login({ username: 'demouser', password: 'demo123456', code: '8888' })).toMatchObject({
      code: '-1',
    });
    const cipher = await browser.cipher();
    const password = encrypt('demo123456', cipher);
    expect(await new Browser().login({ username: 'demouser', password, code: '8888' })).toMatchObject({ code: '-1' });
    const right = await browser.login({ username: 'demouser', password, code: '8888' });
    expect(right).toMatchObject({ code: '0', data: { username: 'demouser' } });
    expect(right.data).not.toHaveProperty('password');
    expect(await browser.login({ username: 'demouser', password, code: '8888' })).toMatchObject({ code: '-1' });
  });

  it('keeps captcha and key in a session that expires a minute after the last use', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const browser = new Browser();
      const response = await fetch(apiUrl('/unit/verificatecode'));
      expect(response.headers.get('set-cookie')).toMatch(/^SESSIONID=[\w-]+; Max-Age=60; Path=\/; HttpOnly$/);
      browser.cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
      const code = sessions()[0]?.captcha ?? '';
      vi.advanceTimersByTime(50_000);
      const cipher = await browser.cipher();
      vi.advanceTimersByTime(50_000);
      const password = encrypt('demo123456', cipher);
      expect(await browser.login({ username: 'demouser', password, code })).toMatchObject({ code: '0' });
      vi.advanceTimersByTime(61_000);
      expect(await browser.login({ username: 'demouser', password, code })).toMatchObject({ message: '验证码错误' });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a login with a mail code', () => {
  it('takes 666666 and refuses any other', async () => {
    const email = 'demouser@example.com';
    const browser = new Browser();
    expect(await browser.login({ email, code: '666666', emailLogin: true })).toMatchObject({ code: '0' });
    expect(await browser.login({ email, code: '123456', emailLogin: true })).toMatchObject({ message: '验证码错误' });
    expect(await browser.login({ email: 'no@example.com', code: '666666', emailLogin: true })).toMatchObject({
      message: '该用户还未注册',
    });
  });
});

describe('the daily check-in', () => {
  it('counts once a day', async () => {
    const headers = tokenHeader(userNamed('demouser'));
    const { exp } = userNamed('demouser');
    expect(await envelopeOf(await postJson(apiUrl('/users/sign-in'), {}, headers))).toMatchObject({ code: '0' });
    expect(await envelopeOf(await postJson(apiUrl('/users/sign-in'), {}, headers))).toMatchObject({ code: '-1' });
    const { data } = await envelopeOf(await fetch(apiUrl('/users/sessionuserinfo'), { headers }));
    expect(data).toMatchObject({ hasSigned: true, exp: exp + 10 });
  });
});
