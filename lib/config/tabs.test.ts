import { expect, it } from 'vitest';
import { userPages, userTabs } from './tabs';

it('a user’s page opens with its first tab, which has the user’s own address and each other tab one of its own', () => {
  const [first, ...others] = userTabs('1');
  expect(first?.href).toBe('/user/1');
  expect(first?.also).toEqual([expect.stringMatching(/^\/user\/1\/[a-z]+$/)]);
  const addresses = others.map(({ href }) => href);
  for (const address of addresses) expect(address).toMatch(/^\/user\/1\/[a-z]+$/);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(userPages('1').every((page) => page === '/user/1' || addresses.includes(page))).toBe(true);
});
