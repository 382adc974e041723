import { describe, expect, it } from 'vitest';
import { encryptPassword } from '@/lib/utils/encrypt-password';
import { db } from '@/mocks/db';
import { apiUrl, askForKey, envelopeOf, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';
import { issueOAuthCode } from './oauth';

startContractApi();

type Call = '/users/registeruser' | '/users/bindusername';

interface Form {
  username?: string;
  password?: string;
  confirmPassword?: string;
  code?: string;
}

const FORM = { username: 'gimi@2026', password: 'secret-1', confirmPassword: 'secret-1', code: '8888' };

/** Sends a form as a browser does: both passwords under one fresh key. */
async function send(call: Call, form: Form = {}, headers: Record<string, string> = {}) {
  const { cookie, encrypt } = await askForKey();
  const filled = { ...FORM, ...form };
  const body = { ...filled, password: encrypt(filled.password), confirmPassword: encrypt(filled.confirmPassword) };
  const post = async (what: object = body) => envelopeOf(await postJson(apiUrl(call), what, { ...headers, cookie }));
  return { answer: await post(), post, body };
}

const named = (username: string) => [...db.users.values()].filter((user) => user.username === username);

describe('registering', () => {
  it.each(['gimi5', 'a'.repeat(16), '@@@@@'])(
    'makes an account of the username %s, and no session',
    async (username) => {
      const { answer } = await send('/users/registeruser', { username });
      expect(answer).toEqual({ code: '0', data: null, message: '注册成功' });
      expect(named(username)).toMatchObject([{ password: 'secret-1', email: null, bindWx: false }]);
      expect(db.tokens.size).toBe(0);
    },
  );

  it.each<[Form, string]>([
    [{ code: '0000' }, '验证码错误'],
    [{ username: '小鹿在林间' }, '用户名只支持英文字符、数字和@符'],
    [{ username: 'a_b_c' }, '用户名只支持英文字符、数字和@符'],
    [{ username: 'gimi' }, '用户名长度为5到16个字符'],
    [{ username: 'a'.repeat(17) }, '用户名长度为5到16个字符'],
    [{ username: 'a'.repeat(10_000) }, '用户名长度为5到16个字符'],
    [{ username: 'demouser' }, '用户名已存在'],
    [{ confirmPassword: 'secret-2' }, '两次输入的密码不一致'],
    [{ username: '' }, '参数错误'],
  ])('is refused for %j', async (form, message) => {
    const before = db.users.size;
    const { answer } = await send('/users/registeruser', form);
    expect(answer).toEqual({ code: '-1', data: null, message });
    expect(db.users.size).toBe(before);
  });

  it('refuses clear passwords, and ones under a key that was used', async () => {
    const { answer, post, body } = await send('/users/registeruser', { confirmPassword: 'other' });
    expect(answer.code).toBe('-1');
    expect(await post(body)).toMatchObject({ code: '-1', message: '密码解密失败，请重试' });
    expect(await post(FORM)).toMatchObject({ code: '-1', message: '密码解密失败，请重试' });
    expect(named('gimi@2026')).toEqual([]);
  });

  it('leaves the captcha good for the login that follows', async () => {
    const picture = await fetch(apiUrl('/unit/verificatecode'));
    const cookie = picture.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const code = [...db.httpSessions.values()][0]?.captcha ?? '';
    const answers = [];
    for (const call of ['/users/registeruser', '/users/login']) {
      const key = Object((await envelopeOf(await fetch(apiUrl('/unit/getpublickey'), { headers: { cookie } }))).data);
      const password = encryptPassword('secret-1', key);
      const body = { username: 'gimi@2026', password, confirmPassword: password, code };
      answers.push((await envelopeOf(await postJson(apiUrl(call), body, { cookie }))).message);
    }
    expect(answers).toEqual(['注册成功', '登录成功']);
  });
});

describe('binding a username', () => {
  /** A member who signed up with a provider: no username, no password. */
  async function newcomer() {
    const code = issueOAuthCode({ provider: 'gitee', accountId: 'n', accountName: '新来的' });
    const { data } = await envelopeOf(await postJson(apiUrl('/users/auth-gitee'), { code }));
    const user = db.users.get(String(Object(data).id));
    if (!user) throw new Error('Nobody came');
    return { user, headers: { accessToken: String(Object(data).accessToken) } };
  }

  it('gives an account without one its username and password, once', async () => {
    const { user, headers } = await newcomer();
    const bound = await send('/users/bindusername', {}, headers);
    expect(bound.answer).toEqual({ code: '0', data: null, message: '绑定用户名成功' });
    expect(user).toMatchObject({ username: 'gimi@2026', password: 'secret-1', giteeId: 'n' });
    const again = await send('/users/bindusername', { username: 'gimi@2027' }, headers);
    expect(again.answer).toMatchObject({ code: '-1', message: '已经绑定过用户名' });
    expect(user.username).toBe('gimi@2026');
  });

  it('is refused for what a registration is refused for', async () => {
    const { user, headers } = await newcomer();
    const { answer } = await send('/users/bindusername', { username: 'demouser' }, headers);
    expect(answer).toMatchObject({ code: '-1', message: '用户名已存在' });
    expect(user).toMatchObject({ username: null, password: null });
  });

  it('is refused without a session, and to who has a username', async () => {
    expect((await send('/users/bindusername')).answer).toMatchObject({ code: '9999' });
    const demo = userNamed('demouser');
    const { answer } = await send('/users/bindusername', {}, tokenHeader(demo));
    expect(answer).toMatchObject({ code: '-1', message: '已经绑定过用户名' });
    expect(demo.username).toBe('demouser');
  });
});
