import { describe, expect, it } from 'vitest';
import type { User } from '@/mocks/db/tables';
import { apiUrl, askForKey, envelopeOf, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';

startContractApi();

const unbind = async (user: User, type: string) =>
  envelopeOf(await fetch(apiUrl(`/users/unbind?type=${type}`), { headers: tokenHeader(user) }));

const bindEmail = async (user: User, body: object) =>
  envelopeOf(await postJson(apiUrl('/users/bindemail'), body, tokenHeader(user)));

/** Changes the password as a browser does: every field that is a password under one fresh key. */
async function changePassword(
  user: User,
  { passwords = {}, ...rest }: { passwords?: Record<string, string>; type: string },
) {
  const { cookie, encrypt } = await askForKey();
  const encrypted = Object.fromEntries(Object.entries(passwords).map(([name, text]) => [name, encrypt(text)]));
  const body = { ...rest, ...encrypted };
  const send = async () =>
    envelopeOf(await postJson(apiUrl('/users/updatepassword'), body, { ...tokenHeader(user), cookie }));
  return { answer: await send(), again: send };
}

const NEW = { newpassword: 'fresh-secret', confirmPassword: 'fresh-secret' };

describe('unbinding an account', () => {
  it('is answered once for each kind', async () => {
    const user = userNamed('demouser');
    Object.assign(user, { bindWx: true, githubId: '1', githubName: 'g', giteeId: '2', giteeName: 'e' });
    for (const type of ['email', 'weixin', 'github', 'gitee']) {
      expect(await unbind(user, type)).toMatchObject({ code: '0', message: '解绑成功' });
      expect(await unbind(user, type)).toMatchObject({ code: '-1', message: '还未绑定该账号' });
    }
    expect(user).toMatchObject({ email: null, bindWx: false, githubId: null, githubName: null, giteeId: null });
  });

  it('is refused for what is no kind, and without a session', async () => {
    expect(await unbind(userNamed('demouser'), 'username')).toMatchObject({ code: '-1', message: '参数错误' });
    expect((await fetch(apiUrl('/users/unbind?type=email'))).status).toBe(401);
  });

  it('leaves no account without a way to sign in', async () => {
    const user = userNamed('demouser');
    user.password = null;
    expect(await unbind(user, 'email')).toMatchObject({ code: '-1', message: expect.stringContaining('无法登录') });
    user.bindWx = true;
    expect(await unbind(user, 'email')).toMatchObject({ code: '0' });
  });
});

describe('binding an e-mail address', () => {
  it.each([
    [{ email: 'otheruser@example.com', code: '666666' }, '该邮箱已被其他账号绑定'],
    [{ email: 'new@example.com', code: '000000' }, '验证码错误'],
    [{ email: 'nonsense', code: '666666' }, '邮箱格式不正确'],
    [{ email: 'new@example.com' }, '参数错误'],
  ])('refuses %j', async (body, message) => {
    expect(await bindEmail(userNamed('demouser'), body)).toMatchObject({ code: '-1', message });
    expect(userNamed('demouser').email).toBe('demouser@example.com');
  });
});

describe('changing the password', () => {
  it("takes a code sent to the account's own address", async () => {
    const user = userNamed('demouser');
    const change = async (email: string, code: string) =>
      (await changePassword(user, { type: '0', ...{ email, code }, passwords: NEW })).answer.message;
    expect(await change('otheruser@example.com', '666666')).toBe('邮箱与账号绑定的邮箱不一致');
    expect(await change('demouser@example.com', '123456')).toBe('验证码错误');
    expect(user.password).toBe('demo123456');
    expect(await change('demouser@example.com', '666666')).toBe('修改密码成功');
    expect(user.password).toBe('fresh-secret');
  });

  it('sets the first password of an account that has none', async () => {
    const user = userNamed('demouser');
    expect((await changePassword(user, { type: '2', passwords: NEW })).answer).toMatchObject({ code: '-1' });
    user.password = null;
    expect((await changePassword(user, { type: '2', passwords: NEW })).answer).toMatchObject({ code: '0' });
    expect(user.password).toBe('fresh-secret');
  });

  it('refuses different passwords, clear ones and a key used before', async () => {
    const user = userNamed('demouser');
    const oldpassword = 'demo123456';
    const passwords = { ...NEW, confirmPassword: 'other', oldpassword };
    expect((await changePassword(user, { type: '1', passwords })).answer.message).toBe('两次输入的密码不一致');
    const clear = await changePassword(user, { type: '1', ...NEW, ...{ oldpassword } });
    expect(clear.answer).toMatchObject({ code: '-1' });
    const { answer, again } = await changePassword(user, { type: '1', passwords: { ...NEW, oldpassword } });
    expect(answer).toMatchObject({ code: '0' });
    expect(await again()).toMatchObject({ code: '-1' });
    expect((await changePassword(user, { type: '3', passwords: NEW })).answer.message).toBe('参数错误');
  });
});
