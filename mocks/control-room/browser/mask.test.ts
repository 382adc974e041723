import { expect, it } from 'vitest';
import { masked, maskedBody } from './mask';

it('hides tokens and passwords wherever they are, and nothing else', () => {
  expect(masked({ username: 'demouser', password: 'a', deep: [{ accessToken: 'b', oldPassword: '' }] })).toEqual({
    username: 'demouser',
    password: '••••••',
    deep: [{ accessToken: '••••••', oldPassword: '' }],
  });
  expect(masked({ hasPassword: true, token: null })).toEqual({ hasPassword: true, token: null });
});

it.each([
  ['{"password":"geheim","code":"8888"}', '{\n  "password": "••••••",\n  "code": "8888"\n}'],
  ['{"password":"geheim","co', '{"password":••••••,"co'],
  ['username=demouser&password=geheim', 'username=demouser&password=••••••'],
  ['<h1>down</h1>', '<h1>down</h1>'],
])('shows the body %s without its secrets', (body, shown) => expect(maskedBody(body)).toBe(shown));
