import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isWrite } from '@/e2e/is-write';
import { CALLS } from '@/mocks/calls';
import { db } from '@/mocks/db';
import { NOUN_CHECKS } from './nouns';
import { asMarkdown, brokenOf } from './report';
import {
  onPath,
  refusal,
  rowsOf,
  startChecks,
  success,
  unknownCall,
  wrong,
  type Difference,
  type Row,
} from './testing';

const { api, relay, rows, check, asMember } = startChecks();

describe('the contract API', () => {
  it('is as expected for a visitor, who changes nothing', async () => {
    const before = rows();
    const report = await check();
    expect(wrong(report)).toEqual({});
    expect(brokenOf(report)).toEqual([]);
    expect(rows()).toEqual(before);
    const written = relay().exchanges.filter(
      ({ method, path: asked }) => method === 'GET' && isWrite({ method, path: asked }),
    );
    expect(written.map(({ path: asked }) => asked)).toEqual([]);
  });

  it('is as expected for a member who writes, and is left as it was', async () => {
    const before = rows();
    const report = await asMember({ write: true });
    expect(wrong(report)).toEqual({});
    expect(report.leftovers).toEqual([]);
    expect(rows()).toEqual(before);
  });

  it('is as expected again when it is checked later', async () => {
    await check({ only: ['session'] });
    for (const code of db.qrCodes.values()) code.expires = 0;
    expect(wrong(await check({ only: ['session'] }))).toEqual({});
  });

  it('has every call in the tables of the nouns, once', () => {
    const named = NOUN_CHECKS.flatMap(({ calls }) => Object.keys(calls)).filter((name) => !name.includes('(type 2)'));
    const known = CALLS.map(({ method, path: asked }) => `${method} ${asked}`);
    expect(named.toSorted()).toEqual([...known, 'POST /upload/uploadFile'].sort());
  });

  it('is asked about every assumption', () => {
    const listed = fs.readFileSync('docs/api-assumptions.md', 'utf8').matchAll(/^- \*\*(A\d+)\*\*/gm);
    const asked = NOUN_CHECKS.flatMap(({ probes = [], proofs = {} }) => [...probes, ...Object.values(proofs)]);
    const named = new Set(asked.map(({ of }) => of));
    expect(Array.from(listed, ([, name = '']) => name).filter((name) => !named.has(name))).toEqual([]);
  });
});

const without =
  (...names: string[]) =>
  (row: Row): Row =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** Each difference, and the finding that names it. */
const PLANTED: readonly [difference: Difference, name: string, how: string][] = [
  [
    ({ path: asked }, { body }) => (asked === '/shares/info' && Object(body).data ? refusal('参数错误') : undefined),
    'GET /shares/info',
    'differs: answers 200 with code -1 "参数错误"',
  ],
  [
    ({ path: asked, query }) =>
      asked === '/articles' && query.get('sort') === 'hot' ? refusal('未知的排序') : undefined,
    'A3: sort hot is known',
    'differs: answers 200 with code -1 "未知的排序"',
  ],
  [
    ({ path: asked, query }, { body }) =>
      asked === '/articles/articleinfo' && Object(body).data === null && query.has('id')
        ? refusal('文章不存在')
        : undefined,
    'known: an unknown article is code 0 with data null',
    'differs: answers 200 with code -1 "文章不存在"',
  ],
  [
    ({ path: asked, query }, { body }) =>
      asked === '/feedbacks' && query.get('pageNo') === '100000'
        ? success({ ...Object(body).data, list: [{ id: 'again' }] })
        : undefined,
    'known: past its end /feedbacks is an empty list',
    'differs: page 100000 has 1 rows',
  ],
  [
    rowsOf('GET /sharecircle/comments', (row) => ({ ...row, createTime: '2026-01-01T08:00:00Z' })),
    'known: times are YYYY-MM-DD HH:mm:ss',
    'differs: createTime of /sharecircle/comments is "0000-00-00A00:00:00A"',
  ],
  [
    rowsOf('GET /users/getcounts', (counts) => ({ ...counts, shareCount: String(counts.shareCount) })),
    'GET /users/getcounts',
    'differs: ✖ Invalid input: expected number, received string → at shareCount',
  ],
  [
    rowsOf('GET /dynamics', (row) => ({ ...row, userId: 'u42' })),
    'known: ids of articles, shares and users have 16 characters, the last a check digit',
    'differs: userId of /dynamics is "a00"',
  ],
  [
    rowsOf('POST /statistics/search', without('tag', 'createTime')),
    'A14: found articles carry tag and createTime',
    'differs: hits have no tag, createTime',
  ],
  [
    onPath(/^\/statistics\/actioncounts$/, ({ body }) =>
      body.userId ? success({ articleTotal: 1, articleViewCountTotal: 1, userGetAgreeTotal: 1 }) : refusal('参数错误'),
    ),
    'A19: actioncounts reads userId from its query',
    'differs: it reads the body alone',
  ],
  [onPath(/^\/unit\/linkinfo$/, unknownCall), 'GET /unit/linkinfo', 'absent: answers 404 with an HTML page'],
  [
    rowsOf('GET /users/userinfo', (user) => ({ ...user, password: 'e10adc3949ba59abbe56e057f20f883e' })),
    'known: no answer has a password',
    'differs: password of /users/userinfo is "a00aaa0000aa00aaaa00a000"',
  ],
  [
    ({ path: asked }, { status, body }) =>
      asked === '/users/sessionuserinfo' && status === 401 ? { status: 200, body } : undefined,
    'known: without a session the API answers 401 or 403, and code 9999',
    'differs: answers 200 with code 9999 "Authentication failed!"',
  ],
  [
    rowsOf('GET /statistics/userrank', without('got_agree_counts')),
    'GET /statistics/userrank',
    'differs: nowhere: [].got_agree_counts',
  ],
];

describe('an API with planted differences', () => {
  it('is told each of them and no other, and what the site needs of them', async () => {
    api().plant(PLANTED.map(([difference]) => difference));
    const expected = Object.fromEntries(PLANTED.map(([, name, how]) => [name, how]));
    // A search without the two fields is also seen by its own call.
    // Nor is one number alone of its kind.
    const also = {
      'known: counts are numbers': 'differs: shareCount of /users/getcounts is "0"',
      'POST /statistics/search': 'differs: nowhere: list[].createTime, list[].tag',
    };
    const report = await check();
    expect(wrong(report)).toEqual({ ...expected, ...also });
    expect(brokenOf(report).map(({ name }) => name)).toContain('GET /shares/info');
    expect(asMarkdown(report)).toContain(
      '| GET /shares/info | differs (needed): answers 200 with code -1 "参数错误" | the page of a share says that it cannot be loaded | lib/domain/share/api.ts, schema.ts |',
    );
  });
});

/** A release of some years ago: it does not know these parameters and calls, and its rows lack what came later. */
const OLDER: readonly Difference[] = [
  onPath(
    /^\/(articles\/(recommend|author-recommend|listByUserId)|tag|statistics\/actioncounts|unit\/hot-news)$/,
    unknownCall,
  ),
  onPath(/^\/(tutorial|question|sites?|config|users\/auth-)/, unknownCall),
  onPath(/^\/users\/getcollecttools$/, unknownCall),
  ({ path: asked, query }) => (asked === '/articles' && query.has('sort') ? refusal('sort is not allowed') : undefined),
  ({ path: asked, query }) => (asked === '/shares' && query.has('block') ? refusal('block is not allowed') : undefined),
  (_asked, { status, body }) => (status === 401 ? { status: 403, body } : undefined),
  rowsOf('GET /feedbacks', without('html', 'updateTime')),
  rowsOf('GET /users/focususers', without('description')),
  rowsOf('GET /shares', without('block', 'agreeUsers')),
];

it('an API of an older release is told how it differs, and what the site needs of it', async () => {
  api().plant(OLDER, { hasSocket: false });
  const report = await check();
  expect(brokenOf(report).map(({ name }) => name)).toEqual([
    'GET /articles',
    'GET /sites/list-tree',
    'GET /tutorial/category',
  ]);
  expect(wrong(report)).toMatchObject({
    'GET /articles': 'differs: answers 200 with code -1 "sort is not allowed"',
    'GET /shares': 'differs: nowhere: list[].block, list[].agreeUsers',
    'GET /users/focususers': 'differs: nowhere: focusdata[].description, focuseddata[].description',
    'GET /feedbacks': 'differs: nowhere: list[].updateTime, list[].html',
    'GET /tag': 'absent: answers 404 with an HTML page',
    'GET /unit/hot-news': 'absent: answers 404 with an HTML page',
    'A1: the socket of a login opens at /gimishare/api/v1/socket/message?authId=':
      expect.stringContaining('does not open'),
    'A3: sort new is the order of time': 'differs: sort is not known: 200 with code -1 "sort is not allowed"',
    'A13: block leaves the shares of its id': 'differs: block is not known: 200 with code -1 "block is not allowed"',
    'A13: every block of the rows is in the table': 'differs: no share has a block',
  });
  expect(report.findings.find(({ name }) => name === 'GET /articles/articleinfo')).toMatchObject({
    verdict: 'not asked',
    how: 'the API has shown no article',
  });
});
