import { describe, expect, it } from 'vitest';
import { createDestinationIndex, type Destination, type DestinationKind } from './destinations';
import { historyDestinations, shareDestinations, siteDestinations } from './destinations-of';

const row = (kind: DestinationKind, title: string, href = `/${kind}/${title}`): Destination => ({
  kind,
  id: title,
  title,
  href,
});
const search = (rows: readonly Destination[], typed: string) =>
  createDestinationIndex(rows, () => [])(typed).named.map(({ kind, rows: found }) => [
    kind,
    found.map(({ title }) => title),
  ]);

describe('a search in what is known', () => {
  it('groups by kind, the kind of the best row first', () => {
    const rows = [row('chapter', 'All about React'), row('tool', 'React'), row('chapter', 'React hooks')];
    expect(search(rows, 'react')).toEqual([
      ['tool', ['React']],
      ['chapter', ['React hooks', 'All about React']],
    ]);
  });

  it('leaves room for other kinds than the one with the most names', () => {
    const many = Array.from({ length: 20 }, (_, index) => row('chapter', `Redis ${index}`));
    const found = search([...many, row('site', 'About the Redis command line')], 'redis');
    expect(found.map(([kind, titles]) => [kind, titles?.length])).toEqual([
      ['chapter', 3],
      ['site', 1],
    ]);
  });

  it('tells rows that only tell of it from those of its name', () => {
    const rows = [{ ...row('tool', 'Solid'), details: 'close to React' }, row('tool', 'React')];
    const { named, further } = createDestinationIndex(rows, () => [])('react');
    expect([named, further].map(([group]) => group?.rows.map(({ title }) => title))).toEqual([['React'], ['Solid']]);
  });

  it('lists a page once, though it was kept for later and visited', () => {
    expect(search([row('later', '同一篇', '/post/1'), row('history', '同一篇', '/post/1')], '同一')).toEqual([
      ['later', ['同一篇']],
    ]);
  });
});

it('an article that was visited twice is one destination, the latest first', () => {
  const visit = (id: string, articleId: string) =>
    ({ id, articleId, articleTitle: articleId, authorNickname: '' }) as Parameters<typeof historyDestinations>[0][0];
  const ids = historyDestinations([visit('3', 'a'), visit('2', 'b'), visit('1', 'a')]).map(({ id }) => id);
  expect(ids).toEqual(['a', 'b']);
});

it('a share without words and a site without a usable address are left out', () => {
  const share = { id: '1', content: ' \n', nickname: '' } as Parameters<typeof shareDestinations>[0][0];
  expect(shareDestinations([share])).toEqual([]);
  const site = { id: '1', name: 'x', url: 'javascript:alert(1)', icon: '', siteDesc: '', folderId: '1' };
  expect(siteDestinations([site])).toEqual([]);
});
