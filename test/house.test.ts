import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isWrite } from '@/e2e/is-write';
import { pageKinds } from '@/e2e/page-kinds';
import { isPublicPage } from '@/lib/config/routes';
import { sitePages } from './site-pages';

/*
 * The rules of the house that lint cannot hold (docs/architecture.md): one noun has one name in every layer, a file of
 * lib/domain says in its name what it holds, a hook lies where it is used, components lie flat, exported names are unique.
 */

const foldersIn = (folder: string) =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const sourcesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

const NOUNS = foldersIn('lib/domain');
/** Folders besides the nouns' own. */
const BESIDES: Record<string, readonly string[]> = {
  components: ['frame', 'shell', 'ui'],
  hooks: ['lists', 'ui'],
};

test.each(['components', 'hooks'])('every folder of %s is named after a noun of lib/domain', (layer) => {
  const known = [...NOUNS, ...(BESIDES[layer] ?? [])];
  expect(foldersIn(layer).filter((folder) => !known.includes(folder))).toEqual([]);
});

test('every table and row of the contract API is named after a noun of lib/domain', () => {
  const files = ['mocks/db/tables', 'mocks/wire'].flatMap((folder) => fs.readdirSync(folder));
  const known = [...NOUNS, 'index', 'wire'];
  expect(files.filter((file) => !known.includes(path.parse(file).name))).toEqual([]);
});

/** Components of a noun lie flat in its folder, until there are more than one sees at a glance: then in families. */
const MAX_SOURCES = 45;

test('no folder of components, hooks and lib shows more sources than one sees at a glance', () => {
  const sizes = new Map<string, number>();
  for (const file of ['components', 'hooks', 'lib'].flatMap(sourcesIn)) {
    const folder = path.dirname(file);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  expect([...sizes].filter(([, sources]) => sources > MAX_SOURCES)).toEqual([]);
});

/** Names that say nothing of what a file holds. */
const EMPTY_NAME = /^(index|utils?|helpers?|misc|common|actions|store|constants|cache)\./;

test('a file of lib/domain says in its name what it holds', () => {
  const files = NOUNS.flatMap((noun) => fs.readdirSync(`lib/domain/${noun}`).map((file) => `${noun}/${file}`));
  expect(files.filter((file) => EMPTY_NAME.test(path.basename(file)))).toEqual([]);
});

/** The modules that a file imports, as paths from the root without their ending. */
const importsOf = (file: string): string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(@\/|\.{1,2}\/)([^']+)'/g)].map(
    ([, start, rest = '']) => (start === '@/' ? rest : path.join(path.dirname(file), `${start}${rest}`)),
  );

test('a hook that is used in one folder only lies there, not in hooks', () => {
  const users = new Map<string, Set<string>>();
  for (const file of ['app', 'components', 'hooks', 'lib'].flatMap(sourcesIn)) {
    const place = file.startsWith('components/') ? path.dirname(file) : file;
    for (const imported of importsOf(file)) users.set(imported, (users.get(imported) ?? new Set()).add(place));
  }
  const lonely = sourcesIn('hooks').filter((file) => {
    const [folder, ...others] = users.get(file.replace(/\.tsx?$/, '')) ?? [];
    return others.length === 0 && folder?.startsWith('components/') && !file.startsWith('hooks/live/');
  });
  expect(lonely).toEqual([]);
});

test('server actions are in lib/actions, and every page carries them all (docs/framework.md)', () => {
  const withActions = ['app', 'components', 'hooks', 'lib']
    .flatMap(sourcesIn)
    .filter((file) => /^'use server';/.test(fs.readFileSync(file, 'utf8')));
  const layout = fs.readFileSync('app/layout.tsx', 'utf8');
  const imported = [...layout.matchAll(/^import '@\/(.*)';$/gm)].map(([, file = '']) => `${file}.ts`);
  expect(withActions.length).toBeGreaterThan(0);
  expect(withActions.filter((file) => path.dirname(file) !== 'lib/actions')).toEqual([]);
  expect(withActions.filter((file) => !imported.includes(file))).toEqual([]);
});

/** Its names are those of what it stands in for (lib/config/env.browser.ts). */
const isNoVariant = (file: string) => !file.endsWith('.browser.ts');

const EXPORT = /^export (?:default )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

test('an exported name exists once in components, hooks and lib', () => {
  const places = new Map<string, Set<string>>();
  for (const file of ['components', 'hooks', 'lib'].flatMap(sourcesIn).filter(isNoVariant)) {
    for (const [, name = ''] of fs.readFileSync(file, 'utf8').matchAll(EXPORT)) {
      places.set(name, (places.get(name) ?? new Set()).add(file));
    }
  }
  const twice = [...places].filter(([, files]) => files.size > 1);
  expect(twice.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
});

/* A new noun is told of what it has forgotten. */

test('every page with an address of its own that everybody sees has a row in e2e/page-kinds.ts', () => {
  const kinds = Object.values(pageKinds).map((address) => address.split('?', 1)[0]);
  const pages = sitePages().filter((page) => !page.includes('[') && isPublicPage(page));
  expect(pages.filter((page) => !kinds.includes(page))).toEqual([]);
});

test.each([
  ['toggle', /\buseToggle\(\{/, 'hooks/lost-toggle-answers.test.tsx'],
  ['create', /^ +find: |\buseSaveRow[<(]/m, 'hooks/lost-create-answers.test.tsx'],
])('the lost answer of every %s is tested', (_write, call, test) => {
  const tested = importsOf(test);
  const writing = ['components'].flatMap(sourcesIn).filter((file) => call.test(fs.readFileSync(file, 'utf8')));
  expect(writing.length).toBeGreaterThan(5);
  expect(writing.filter((file) => !tested.includes(file.replace(/\.tsx?$/, '')))).toEqual([]);
});

/** A write after which the API's data are the same: it sends a mail. */
const KEEPS_NOTHING = ['/unit/emailcode'];

test('the browser tests count every write of an api module', () => {
  const missed = NOUNS.flatMap((noun) => {
    const file = `lib/domain/${noun}/api.ts`;
    if (!fs.existsSync(file)) return [];
    const calls = fs.readFileSync(file, 'utf8').matchAll(/\bwrite\(\{(.*?)\n? *\}\)/gs);
    return [...calls].flatMap(([, call = '']) => {
      const method = /\bbody\b/.test(call) ? 'POST' : 'GET';
      const paths = Array.from(call.matchAll(/'(\/[\w/-]+)'/g), ([, path = '']) => path);
      return paths.filter((path) => !isWrite({ method, path }) && !KEEPS_NOTHING.includes(path));
    });
  });
  expect(missed).toEqual([]);
});
