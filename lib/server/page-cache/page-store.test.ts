import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeEntry, type Entry } from './page-entry';
import { PageStore } from './page-store';

let root: string;
beforeEach(() => void (root = fs.mkdtempSync(path.join(os.tmpdir(), 'page-store-'))));
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(root, { recursive: true, force: true });
});

const KILOBYTE = 1_024;
const entryOf = (html: string, tags: string[] = []): Entry => ({
  value: { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tags } },
  lastModified: 1,
  cacheControl: undefined,
});
/** A store of texts, each of which is the html of a page. */
const open = (maxBytes = 100 * KILOBYTE, buildId = 'build') => {
  const store = new PageStore({ root, buildId, maxBytes });
  return {
    read: async (key: string) => (await store.read(key))?.value.html,
    write: (key: string, tags: string[], html: string) => store.write(key, entryOf(html, tags)),
    remove: (key: string) => store.remove(key),
    removeTagged: (tags: ReadonlySet<string>) => store.removeTagged(tags),
  };
};
type Texts = ReturnType<typeof open>;
const directory = () => path.join(root, 'build');
const files = () => (fs.existsSync(directory()) ? fs.readdirSync(directory()) : []);
const onlyFile = () => path.join(directory(), files()[0] ?? '');
/** Resolves when a store has seen what is on disk. */
const scanned = (store: Texts) => store.removeTagged(new Set());
const silent = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe('a page', () => {
  it('is found by its key alone, also by a later process', async () => {
    const store = open();
    await store.write('/post/1', ['a'], 'one');
    await store.write('/post/1/../2', [], 'two');
    for (const reader of [store, open()]) {
      expect(await reader.read('/post/1')).toBe('one');
      expect(await reader.read('/post/1/../2')).toBe('two');
      expect(await reader.read('/post/2')).toBeUndefined();
    }
  });

  it('is replaced by a newer one, and removed', async () => {
    const store = open();
    await store.write('/', [], 'old');
    await store.write('/', [], 'new');
    expect([await store.read('/'), files().length]).toEqual(['new', 1]);
    await store.remove('/');
    expect([await store.read('/'), files().length]).toEqual([undefined, 0]);
  });

  it.each([
    ['empty', () => ''],
    ['halved', (content: Buffer) => content.subarray(0, content.length / 2)],
    ['garbage', () => 'x'.repeat(500)],
  ])('whose file is %s is absent, and so is its file then', async (_how, damage) => {
    const store = open();
    await scanned(store);
    await store.write('/', ['a'], 'page');
    fs.writeFileSync(onlyFile(), damage(fs.readFileSync(onlyFile())));
    expect(await store.read('/')).toBeUndefined();
    expect(files()).toEqual([]);
  });

  it('whose file holds something else is absent, and so is its file then', async () => {
    const store = open();
    await store.write('/', ['a'], 'page');
    const foreign: Entry = JSON.parse('{ "value": { "html": "page" }, "lastModified": 1 }');
    fs.writeFileSync(onlyFile(), encodeEntry(foreign));
    expect(await store.read('/')).toBeUndefined();
    expect(files()).toEqual([]);
  });

  it('of another build is a miss', async () => {
    await open().write('/', [], 'of the other build');
    expect(await open(KILOBYTE, 'next-build').read('/')).toBeUndefined();
  });
});

describe('tags', () => {
  it.each([
    ['this process', (store: Texts) => store],
    ['an earlier process', () => open()],
  ])('remove the pages of %s that carry them, and only those', async (_whose, of) => {
    const store = open();
    await store.write('/1', ['a', 'b'], 'one');
    await store.write('/2', ['b'], 'two');
    await store.write('/3', [], 'three');
    const later = of(store);
    await later.removeTagged(new Set(['a', 'c']));
    expect(await Promise.all(['/1', '/2', '/3'].map((key) => later.read(key)))).toEqual([undefined, 'two', 'three']);
    expect(files()).toHaveLength(2);
  });
});

describe('the size limit', () => {
  const PAGE = 'x'.repeat(10 * KILOBYTE);

  it('evicts the least recently used page, and its file', async () => {
    const store = open(35 * KILOBYTE);
    for (const key of ['/1', '/2', '/3']) await store.write(key, [], PAGE);
    await store.read('/1');
    await store.write('/4', [], PAGE);
    await expect.poll(() => files()).toHaveLength(3);
    const left = await Promise.all(['/1', '/2', '/3', '/4'].map((key) => store.read(key)));
    expect(left.map((page) => page !== undefined)).toEqual([true, false, true, true]);
  });

  it('also evicts the pages of an earlier process, the oldest first', async () => {
    const store = open();
    for (const [at, key] of ['/1', '/2', '/3'].entries()) {
      const before = files();
      await store.write(key, [], PAGE);
      const written = files().find((name) => !before.includes(name)) ?? '';
      fs.utimesSync(path.join(directory(), written), 100 - at, 100 - at);
    }
    const later = open(25 * KILOBYTE);
    await scanned(later);
    await expect.poll(() => files()).toHaveLength(2);
    expect([(await later.read('/1')) === PAGE, await later.read('/3')]).toEqual([true, undefined]);
  });

  it('refuses a page that exceeds it, and removes the older version', async () => {
    const store = open(5 * KILOBYTE);
    await store.write('/', ['a'], 'small');
    await store.write('/', ['a'], PAGE);
    expect([await store.read('/'), files()]).toEqual([undefined, []]);
    await open().write('/', ['a'], PAGE);
    await scanned(open(5 * KILOBYTE));
    expect(files()).toEqual([]);
  });
});

describe('a start', () => {
  it('removes what is no page, and leaves what is being written', async () => {
    fs.mkdirSync(directory());
    const name = 'a'.repeat(64);
    for (const file of [name, `${name}.1.old`, `${name}.1.new`]) fs.writeFileSync(path.join(directory(), file), 'half');
    fs.utimesSync(path.join(directory(), `${name}.1.old`), 1, 1);
    await scanned(open());
    expect(files()).toEqual([`${name}.1.new`]);
  });

  it('keeps what is written meanwhile', async () => {
    const told = silent();
    const before = open();
    for (let key = 0; key < 50; key += 1) await before.write(`/before/${key}`, [], 'page');
    const store = open();
    const keys = Array.from({ length: 50 }, (_, key) => `/meanwhile/${key}`);
    await Promise.all(keys.map((key) => store.write(key, [], 'page')));
    await scanned(store);
    expect(await Promise.all(keys.map((key) => store.read(key)))).toEqual(keys.map(() => 'page'));
    expect(told).not.toHaveBeenCalled();
  });

  it('removes the pages of builds of days ago, and no younger ones', async () => {
    for (const [build, age] of Object.entries({ ancient: 25, recent: 23 })) {
      const at = Date.now() / 1000 - age * 60 * 60;
      fs.mkdirSync(path.join(root, build));
      fs.utimesSync(path.join(root, build), at, at);
    }
    const store = open();
    await store.write('/', [], 'page');
    await expect.poll(() => fs.readdirSync(root).sort()).toEqual(['build', 'recent']);
  });

  it('leaves alone what is not its own in the same directory, however old', async () => {
    fs.mkdirSync(path.join(root, 'releases', 'current'), { recursive: true });
    fs.mkdirSync(path.join(root, 'notes'));
    for (const file of ['a-file', 'notes/letter', `notes/${'a'.repeat(64)}`])
      fs.writeFileSync(path.join(root, file), '');
    fs.mkdirSync(path.join(root, 'ancient-build'));
    for (const name of fs.readdirSync(root)) fs.utimesSync(path.join(root, name), 1, 1);
    open();
    await expect.poll(() => fs.readdirSync(root).sort()).toEqual(['a-file', 'build', 'notes', 'releases']);
    expect(fs.readdirSync(path.join(root, 'notes'))).toHaveLength(2);
    expect(fs.readdirSync(path.join(root, 'releases'))).toEqual(['current']);
  });
});

it('a page that the disk does not let go is absent all the same, until it is rendered anew', async () => {
  silent();
  const store = open();
  await store.write('/', ['a'], 'private since');
  vi.spyOn(fs.promises, 'rm').mockRejectedValue(new Error('EROFS'));
  await store.removeTagged(new Set(['a']));
  expect(files()).toHaveLength(1);
  expect(await store.read('/')).toBeUndefined();
  await store.write('/', ['a'], 'rendered anew');
  expect(await store.read('/')).toBe('rendered anew');
});

it('a failing disk is logged once, and loses only the pages on it', async () => {
  const told = silent();
  fs.writeFileSync(directory(), 'a file where the directory should be');
  const store = open();
  for (const key of ['/1', '/2']) await store.write(key, ['a'], 'page');
  await store.removeTagged(new Set(['a']));
  await store.remove('/1');
  expect(await store.read('/1')).toBeUndefined();
  expect(told).toHaveBeenCalledOnce();
  fs.rmSync(directory());
  await store.write('/1', [], 'page');
  expect(await store.read('/1')).toBe('page');
});
