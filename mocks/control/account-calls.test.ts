import { expect, it } from 'vitest';
import { controlUrl, postJson } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';

startContractApi();

const consentPage = async () => {
  const { origin } = new URL(controlUrl(''));
  const back = encodeURIComponent('http://127.0.0.1:3000/oauth/callback');
  return (await fetch(`${origin}/oauth/github/authorize?redirect_uri=${back}&state=x`)).text();
};

it('adds an account to the providers’ consent page until the reset, its name as text', async () => {
  const account = { accountId: '10003', accountName: '<b>qa</b>' };
  expect((await postJson(controlUrl('/oauth/accounts'), account)).status).toBe(200);
  expect(await consentPage()).toContain('>&#60;b&#62;qa&#60;/b&#62;</a>');
  await postJson(controlUrl('/reset'), {});
  expect(await consentPage()).not.toContain('qa');
  expect((await postJson(controlUrl('/oauth/accounts'), { accountId: '1' })).status).toBe(400);
});
