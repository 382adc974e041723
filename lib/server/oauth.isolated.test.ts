import { beforeAll, describe, expect, it, vi } from 'vitest';
import { oauthRedirect } from './oauth';

const state = `gitee.${'0'.repeat(32)}`;
const led = (provider: string, departure: { state: string; origin: string }) =>
  new URL(oauthRedirect(provider, departure), 'https://site.example');

beforeAll(() => {
  vi.stubEnv('SITE_URL', 'https://site.example');
  vi.stubEnv('SITE_ALIASES', 'https://community.example http://10.0.0.1:3000');
  vi.stubEnv('GITEE_CLIENT_ID', 'client-1');
  vi.stubEnv('GITEE_AUTHORISE_URL', 'https://provider.example/authorise');
  vi.stubEnv('GITHUB_CLIENT_ID', '');
});

describe('the redirect to a provider', () => {
  it('carries the state and the callback address at the browser’s origin', () => {
    const { origin, pathname, searchParams } = led('gitee', { state, origin: 'https://www.site.example' });
    expect(`${origin}${pathname}`).toBe('https://provider.example/authorise');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'client-1',
      redirect_uri: 'https://www.site.example/oauth/callback',
      response_type: 'code',
      state,
    });
  });

  it.each(['https://site.example', 'https://www.site.example', 'https://community.example', 'http://10.0.0.1:3000'])(
    'leads back to %s, which is this site',
    (origin) => {
      expect(led('gitee', { state, origin }).searchParams.get('redirect_uri')).toBe(`${origin}/oauth/callback`);
    },
  );

  it.each([
    '',
    'https://evil.example',
    'http://site.example',
    'https://site.example.evil.example',
    'https://site.example:444',
    'https://evil.example//www.site.example',
    'http://localhost:3000',
    'javascript:alert(1)',
    'https://a.example/path',
    'https://user@a.example',
    'a.example',
    'null',
    'data:,',
  ])('falls back to SITE_URL when %j is no origin of this site', (origin) => {
    expect(led('gitee', { state, origin }).searchParams.get('redirect_uri')).toBe(
      'https://site.example/oauth/callback',
    );
  });

  it('is an error message when the provider is not configured', () => {
    const { origin, searchParams } = led('github', { state: state.replace('gitee', 'github'), origin: '' });
    expect(origin).toBe('https://site.example');
    expect(searchParams.get('error_description')).toBe('GitHub 登录尚未开通');
  });

  it.each([
    ['weibo', state],
    ['github', state],
    ['gitee', 'gitee'],
  ])('is refused for a provider or state that the site did not make: %s, %s', (provider, forged) => {
    expect(led(provider, { state: forged, origin: '' }).href).toBe('https://site.example/');
  });
});
