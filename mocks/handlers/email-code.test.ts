import { expect, it } from 'vitest';
import { db } from '@/mocks/db';
import { apiUrl, envelopeOf, postJson } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';

startContractApi();

const ask = (email: string, cookie = '') =>
  fetch(apiUrl(`/unit/emailcode?email=${encodeURIComponent(email)}`), { headers: { cookie } });
const login = async (code: string) =>
  envelopeOf(await postJson(apiUrl('/users/login'), { email: 'demouser@example.com', code, emailLogin: true }));

it('sends a code that signs in once', async () => {
  expect(await envelopeOf(await ask('demouser@example.com'))).toMatchObject({ code: '0', data: null });
  const code = db.emailCodes.get('demouser@example.com')?.code ?? '';
  expect(code).toMatch(/^\d{6}$/);
  expect(await login(code)).toMatchObject({ code: '0' });
  expect(await login(code)).toMatchObject({ code: '-1', message: '验证码错误' });
});

it('refuses a second code within a minute, whatever the address', async () => {
  const cookie = (await ask('a@example.com')).headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  expect(await envelopeOf(await ask('b@example.com', cookie))).toMatchObject({
    code: '-1',
    message: '频繁操作，请在一分钟后再次发送！',
  });
  expect(await envelopeOf(await ask('b@example.com'))).toMatchObject({ code: '0' });
});

it.each(['', 'nonsense'])('refuses the address "%s"', async (email) => {
  expect(await envelopeOf(await ask(email))).toMatchObject({ code: '-1' });
});
