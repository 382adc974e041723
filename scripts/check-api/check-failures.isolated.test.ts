import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { issueToken } from '@/mocks/handlers/access';
import { userNamed } from '@/mocks/testing';
import { asMarkdown, asText } from './report';
import { everything, html, onPath, refusal, silent, startChecks, success, wrong, type Difference } from './testing';

const { api, relay, rows, check, asMember, out } = startChecks();

describe('there is nothing to check, and one sentence says why', () => {
  it.each<[string, Difference, RegExp]>([
    ['with HTML everywhere', html(200, '<!DOCTYPE html><h1>GimiShare</h1>'), /every call with an HTML page \(200\)/],
    ['behind a login page', html(200, '<html><input type="password"></html>'), /login wall/],
    [
      'behind a login elsewhere',
      html(302, '', { location: 'https://sso.example.com/?to=x' }),
      /login wall.*sso\.example\.com/,
    ],
    [
      'that has moved',
      ({ path: asked }) => ({ status: 301, body: '', headers: { location: `https://api.example.com/x${asked}` } }),
      /sends its callers on to https:\/\/api\.example\.com/,
    ],
    ['that limits its callers', onPath(/^\/unit\//, html(429, 'slow down')), /longer --pause/],
    ['behind a proxy that asks for a password', html(401, 'no', { 'www-authenticate': 'Basic' }), /login wall/],
    ['that answers success to everything', everything(success(null)), /success to everything/],
    ['that answers JSON of its own', everything({ status: 200, body: { ok: true } }), /There is no API/],
  ])('at an address %s', async (_name, difference, sentence) => {
    api().plant([difference]);
    await expect(check()).rejects.toThrow(sentence);
  });

  it('at an address that takes too long for each call', async () => {
    api().plant([(_asked, answer) => ({ ...answer, delayMs: 200 })]);
    await expect(check({ patienceMs: 50 })).rejects.toThrow(/takes more than 0 s for a call/);
    expect(relay().exchanges.length).toBe(1);
  });

  it('where nothing listens', async () => {
    await expect(check({ api: 'http://127.0.0.1:9' })).rejects.toThrow(/Nothing listens|does not answer/);
  });

  it('whose certificate is none', async () => {
    await expect(check({ api: api().origin.replace('http', 'https') })).rejects.toThrow(/certificate/);
  });

  it('with a token that has expired', async () => {
    await expect(check({ token: issueToken(userNamed('demouser'), -1) })).rejects.toThrow(/refuses the token/);
  });
});

describe('what a check has written', () => {
  it('is deleted again when it is stopped', async () => {
    const before = rows();
    const stop = new AbortController();
    api().plant([
      ({ path: asked }) => {
        if (asked === '/shares/createshare') stop.abort();
        return undefined;
      },
    ]);
    const { isStopped, leftovers } = await check(
      { write: true, only: ['article', 'share', 'comment'], token: issueToken(userNamed('demouser')) },
      silent,
      stop.signal,
    );
    expect({ isStopped, leftovers }).toEqual({ isStopped: true, leftovers: [] });
    expect(rows()).toEqual(before);
  });

  it('is deleted again when its answers are lost, or named when it cannot be found', async () => {
    const { nickname, email } = userNamed('demouser');
    const [articles, shares, comments, feedbacks = 0, ...others] = rows();
    api().plant([
      onPath(/\/(folder\/create|createshare|createarticle)$/, html(500, 'crashed')),
      onPath(/^\/feedbacks$/, () => refusal('忙')),
      onPath(/^\/dynamics$/, () => refusal(`${nickname} ${email} 出错`)),
    ]);
    const only = ['article', 'share', 'comment', 'dynamic', 'feedback', 'folder'];
    const report = await asMember({ write: true, only });
    expect(wrong(report)).toMatchObject({ 'POST /shares/createshare': 'differs: answers 500 with an HTML page' });
    expect(wrong(report)).toMatchObject({
      'GET /dynamics': 'differs: answers 200 with code -1 "*** *** 出错"',
    });
    expect(rows()).toEqual([articles, shares, comments, feedbacks + 1, ...others]);
    expect(report.leftovers).toEqual([expect.stringMatching(/^feedbacks with check-api \w+: 忙$/)]);
    expect(asText(report)).toContain('Left behind, delete it by hand: feedbacks with check-api');
  });
});

/** A title, a cleared screen, a turned direction, and a line of its own. */
const HOSTILE = '\u001b]0;pwned\u0007\u009b2J\u202e\n✓ all as expected';
const SHOWN = String.raw`\x1b]0;pwned\x07\x9b2J\u{202e}\x0a✓ all as expected`;
const refusesHostilely = (pattern: RegExp) => onPath(pattern, () => refusal(HOSTILE));
const asDemo = () => ({ token: issueToken(userNamed('demouser')) });

it.each<[string, Difference, () => Parameters<typeof check>[0], string?]>([
  ['the sentence of a refusal', refusesHostilely(/^\/shares$/), () => ({ only: ['share'] })],
  [
    'a code',
    onPath(/^\/shares$/, () => ({ status: 200, body: { code: HOSTILE, data: null, message: '' } })),
    () => ({ only: ['share'] }),
  ],
  ['the sentence about a session', refusesHostilely(/^\/users\/sessionuserinfo$/), asDemo],
  ['the sentence about a sign-in', refusesHostilely(/^\/users\/login$/), () => ({ login: 'demouser' })],
  [
    'the reason why a row is left behind',
    refusesHostilely(/^\/feedbacks$/),
    () => ({ ...asDemo(), write: true, only: ['feedback'] }),
  ],
  ['the address of a redirect', html(302, '', { location: 'http://x/\u009b2J' }), () => ({}), String.raw`\x9b2J`],
])('%s obeys no terminal and adds no line', async (_what, difference, options, shown = SHOWN) => {
  api().plant([difference]);
  const said: string[] = [];
  const terminal = { ...silent, say: (line: string) => void said.push(line) };
  const told = await check(options(), terminal).then(
    (report) => [...asText(report).split('\n'), ...asMarkdown(report).split('\n'), ...report.leftovers],
    (error: unknown) => [String(error)],
  );
  const lines = [...said, ...told];
  expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(lines.join('\n')).toContain(shown);
  expect(lines.filter((line) => line.startsWith('✓ all'))).toEqual([]);
});

it('a member signs in with the captcha that is typed', async () => {
  const said: string[] = [];
  const typed = ['demo123456', 'wrong', '8888'];
  const terminal = {
    ...silent,
    say: (line: string) => void said.push(line),
    prompt: () => Promise.resolve(typed.shift() ?? ''),
  };
  const report = await check({ login: 'demouser', only: ['session'] }, terminal);
  expect(report.as).toBe('member');
  expect(said).toContain('验证码错误');
  expect(fs.existsSync(path.join(out, 'captcha.svg'))).toBe(false);
});

const run = (...args: string[]) =>
  new Promise<{ code: number; said: string; failed: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', 'scripts/check-api/run.ts', ...args], (error, said, failed) =>
      resolve({ code: Number(error?.code ?? 0), said, failed }),
    );
  });

it('the command says in one sentence what it cannot do, and ends with 2', async () => {
  expect(await run('ftp://example.com')).toEqual({
    code: 2,
    said: '',
    failed: 'The address must be an origin such as https://api.example.com, not "ftp://example.com".\n',
  });
});

it('the command writes its reports, and ends with 1 when something that the site needs is broken', async () => {
  api().plant([onPath(/^\/shares$/, () => refusal('忙'))]);
  const folder = path.join(out, 'reports');
  const { code, said } = await run(api().origin, '--pause', '0', '--only', 'share', '--out', folder);
  expect(said).toContain('✗ GET /shares');
  expect(said).toMatch(/Broken, and needed by the site: GET \/shares/);
  expect(code).toBe(1);
  expect(JSON.parse(fs.readFileSync(path.join(folder, 'report.json'), 'utf8'))).toMatchObject({ api: api().origin });
  expect(fs.readFileSync(path.join(folder, 'report.md'), 'utf8')).toContain('| GET /shares | differs (needed)');
});
