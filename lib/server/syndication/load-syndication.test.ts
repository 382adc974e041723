import { expect, test } from 'vitest';
import { checkDigit } from '@/lib/utils/identifier';
import { userNamed } from '@/mocks/testing';
import { callsOf, startContractApi } from '@/test/contract';
import { loadSyndication } from './load-syndication';

startContractApi();

test('the syndication of the site asks for the newest of all categories', async () => {
  const syndication = await loadSyndication('rss');
  expect(callsOf('/articles').map(({ query }) => query)).toEqual([{ sort: 'new', pageNo: '1', pageSize: '20' }]);
  expect(syndication).toContain('<title>GimiShare</title>');
});

test('the syndication of a category asks for it, and is named after it', async () => {
  const syndication = await loadSyndication('atom', ['2']);
  expect(callsOf('/articles').map(({ query }) => query.category)).toEqual(['2']);
  expect(syndication).toContain('<title>GimiShare · IT技术</title>');
});

test('the syndication of the share circle has the newest shares, titled by their beginning', async () => {
  const syndication = await loadSyndication('rss', ['circle']);
  expect(callsOf('/shares').map(({ query }) => query)).toEqual([{ pageNo: '1', pageSize: '20' }]);
  expect(syndication).toContain('<title>GimiShare · 友圈</title>');
  expect(syndication).toContain('/rss/circle"');
  expect(syndication).toMatch(/<title>小发现：[^<]{1,60}…<\/title>\s*<link>[^<]*\/sharecircle\/[0-9a-f]{16}<\/link>/);
  expect(syndication).toContain('<category>技术交流</category>');
});

test('the syndication of an author has their newest articles, and is named after them', async () => {
  const { id, nickname } = userNamed('zhou');
  const syndication = await loadSyndication('atom', [`user-${id}`]);
  expect(syndication).toContain(`<title>GimiShare · ${nickname}</title>`);
  expect(syndication).toContain(`/atom/user-${id}"`);
  const times = Array.from(syndication?.matchAll(/<published>([^<]*)</g) ?? [], ([, time]) => time);
  expect(times.length).toBeGreaterThan(1);
  expect(times).toEqual(times.toSorted().toReversed());
});

test.each([
  ['nobody has', `0000000000fffff${checkDigit('0000000000fffff')}`],
  ['fails the check', 'admin'],
])('an author whose id %s has no syndication', async (_what, id) => {
  expect(await loadSyndication('rss', [`user-${id}`])).toBeNull();
  expect(callsOf('/articles/listByUserId')).toEqual([]);
});

test.each(['9', 'focus', '__proto__', '', '../etc'])(
  'category %j has no syndication and nothing is asked',
  async (code) => {
    expect(await loadSyndication('rss', code.split('/'))).toBeNull();
    expect(callsOf('/articles')).toEqual([]);
  },
);
