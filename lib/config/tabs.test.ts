import { expect, it } from 'vitest';
import { allUserPages, parseUserList, userTabs } from './tabs';

it('a user’s page opens with its first tab, which has the user’s own address and each other tab one of its own', () => {
  const [first, ...others] = userTabs('1');
  expect(first?.href).toBe('/user/1');
  const addresses = others.map(({ href }) => href);
  for (const address of addresses) expect(address).toMatch(/^\/user\/1\/[a-z]+$/);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('every list of a user’s tabs has an address', () => {
  const pages = allUserPages('1');
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toEqual(expect.arrayContaining(userTabs('1').map(({ href }) => href)));
  expect(pages).toEqual(expect.arrayContaining(['/user/1/agree?type=share', '/user/1/focus?type=fans']));
});

it.each([
  [undefined, 'followed'],
  ['fans', 'fans'],
  ['nobody', null],
])('the list %j of the follows is %j', (name, list) => expect(parseUserList('focus', name)).toBe(list));
