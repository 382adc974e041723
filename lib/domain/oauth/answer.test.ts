import { describe, expect, it } from 'vitest';
import { describeOAuthRefusal, takeOAuthAnswer } from './answer';

const nonce = '0123456789abcdef0123456789abcdef';

const site = 'https://site.example';

describe('the provider’s answer in an address', () => {
  it('is removed from the address, and nothing else is', () => {
    expect(takeOAuthAnswer(`${site}/?category=2&code=c1&state=gitee.${nonce}#top`)).toEqual({
      answer: { code: 'c1', state: `gitee.${nonce}` },
      rest: '/?category=2#top',
    });
  });

  it('may be a refusal', () => {
    expect(takeOAuthAnswer(`${site}/?error=access_denied&error_description=no&state=x`)).toEqual({
      answer: { error: 'access_denied', description: 'no', state: 'x' },
      rest: '/',
    });
  });

  it.each(['/?error=access_denied', `/?error=access_denied&state=gitee.${nonce}`, '/?error_description=no'])(
    'may be a refusal without a description: %s',
    (path) => expect(takeOAuthAnswer(`${site}${path}`)).toMatchObject({ rest: '/' }),
  );

  it('that is a refusal is shown with the provider’s description, else with our message', () => {
    expect(describeOAuthRefusal({ error: 'access_denied', description: '用户拒绝了授权' })).toBe('用户拒绝了授权');
    expect(describeOAuthRefusal({ error: 'access_denied', description: '' })).toBe('授权已取消');
    expect(describeOAuthRefusal({ error: 'server_error', description: '' })).toBe('第三方授权失败，请稍后重试');
  });

  it('that is a refusal is one short line, whatever the link says', () => {
    const shown = describeOAuthRefusal({ error: '', description: `\u202e账号\n已冻结${'，请致电客服'.repeat(100)}` });
    expect(shown).toMatch(/^账号 已冻结，请致电客服/);
    expect(Array.from(shown).length).toBeLessThanOrEqual(121);
  });

  it.each(['gitee', 'github-bind', `gitee.${nonce}x`])('that proves nothing is an answer, too: %s', (state) =>
    expect(takeOAuthAnswer(`${site}/?code=abc&state=${state}`)).toEqual({ answer: { code: 'abc', state }, rest: '/' }),
  );

  it.each(['/', '/?code=c1', `/?state=gitee.${nonce}`, '/?code=c1&state=other', '/?error_description=%20', '/?error='])(
    'is not in %s',
    (path) => expect(takeOAuthAnswer(`${site}${path}`)).toBeNull(),
  );
});
