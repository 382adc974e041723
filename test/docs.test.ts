import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { readOptions } from '@/scripts/check-api/options';

/* The scripts, files, flags, settings, titles of tests, links and headings that the documents name exist. */

const FOUR_PAGES = ['docs/connect.md', 'docs/test.md', 'docs/run.md', 'docs/change.md'];
const PAGES = ['README.md', 'CONTRIBUTING.md', 'mocks/README.md', ...FOUR_PAGES];
const DOCUMENTS = [
  ...new Set([
    ...PAGES,
    'CHANGELOG.md',
    ...fs.readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : [])),
  ]),
];

const read = (file: string) => fs.readFileSync(file, 'utf8');
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
const specs = fs.readdirSync('e2e/specs');

/** The words of a command, without the signs that quote them. */
const wordsOf = (command: string) =>
  Array.from(
    command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g),
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  );

function commandsOf(page: string): string[] {
  const blocks = read(page).matchAll(/^ *```sh\n(.*?)^ *```$/gms);
  return [...blocks].flatMap(([, block = '']) =>
    block
      .replaceAll(/\\\n/g, ' ')
      .split('\n')
      .map((line) => line.replace(/ +#.*$/, '').trim())
      .flatMap((line) => line.split(' && '))
      .filter((line) => line !== ''),
  );
}

/** The value that follows a flag. */
const valueOf = (flag: string, words: string[]) => words[words.indexOf(flag) + 1] ?? '';

/** @returns what of the call of a tool does not exist */
function missingOfTool([tool = '', ...words]: string[]): string[] {
  const missing = fs.existsSync(`node_modules/.bin/${tool}`) ? [] : [tool];
  const files = words.filter((word) => word.includes('/') && !fs.existsSync(word));
  if (tool === 'playwright') {
    const title = words.includes('--grep') ? valueOf('--grep', words) : null;
    const named = words.filter((word, at) => at > 0 && !word.startsWith('-') && word !== title);
    if (title !== null && !specs.some((spec) => read(`e2e/specs/${spec}`).includes(title))) missing.push(title);
    missing.push(...named.filter((name) => !specs.some((spec) => spec.includes(name))));
  }
  if (words.includes('--project')) {
    const project = valueOf('--project', words);
    if (!read('vitest.config.ts').includes(`name: '${project}'`)) missing.push(project);
  }
  if (words.includes('-t')) {
    const title = valueOf('-t', words);
    const file = words.find((word) => /\.test\.tsx?$/.test(word)) ?? '';
    if (!read(file).includes(title)) missing.push(title);
  }
  return [...missing, ...files];
}

/** @returns what of the call of a script of package.json does not exist */
function missingOfScript([script = '', ...words]: string[]): string[] {
  if (!scripts.includes(script)) return [script];
  const args = words.slice(words.indexOf('--') + 1);
  if (script === 'check:api') readOptions(args);
  if (script === 'bench') return args.filter((part) => !fs.existsSync(`bench/${part}.mjs`));
  return [];
}

function missingOf(command: string): string[] {
  const words = wordsOf(command);
  const begins = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const settings = words.slice(0, begins).map((word) => word.slice(0, word.indexOf('=')));
  const known = read('.env.example') + read('mocks/README.md');
  const missing = settings.filter((name) => !known.includes(name));
  const [program = '', verb = '', ...rest] = words.slice(begins);
  if (program === 'npx') return [...missing, ...missingOfTool([verb, ...rest])];
  if (program === 'npm' && verb === 'ci') return missing;
  if (program === 'npm') return [...missing, ...missingOfScript(verb === 'run' ? rest : [verb])];
  return [...missing, program];
}

describe.each(PAGES)('%s', (page) => {
  const commands = commandsOf(page);

  it.runIf(commands.length > 0)('has commands whose scripts, files, flags and settings exist', () => {
    expect(commands.flatMap((command) => missingOf(command).map((what) => `${command}: ${what}`))).toEqual([]);
  });

  it('names no script in its text that package.json lacks', () => {
    const named = Array.from(read(page).matchAll(/`npm run ([\w:]+)/g), ([, script = '']) => script);
    expect(named.filter((script) => !scripts.includes(script))).toEqual([]);
  });
});

test.each([...FOUR_PAGES, 'README.md'])('%s has 200 lines at most', (page) => {
  expect(read(page).split('\n').length - 1).toBeLessThanOrEqual(200);
});

test('README leads to every page of docs', () => {
  const readme = read('README.md');
  expect(fs.readdirSync('docs').filter((file) => !readme.includes(`docs/${file}`) && file.endsWith('.md'))).toEqual([]);
});

test.each(DOCUMENTS)('links of %s lead to files', (document) => {
  const links = Array.from(read(document).matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g), ([, link = '']) => link);
  expect(links.filter((link) => !fs.existsSync(path.join(path.dirname(document), link)))).toEqual([]);
});

/** The headings of a document, and the words that begin an entry of its lists, without their numbers. */
const headingsOf = (document: string) =>
  Array.from(read(document).matchAll(/^(?:#+ |\d+\. |- )(?:\*\*)?([^\n*]+)/gm), ([, heading = '']) => heading);

test.each(DOCUMENTS)('chapters and pages of docs that %s names exist', (document) => {
  const named = read(document).matchAll(/\bdocs\/([\w-]+\.md)`?(?:,\s+"([^"]+)")?/g);
  const missing = [...named].filter(([, page = '', chapter = '']) => {
    const file = `docs/${page}`;
    const wanted = chapter.replaceAll(/\s+/g, ' ');
    return !fs.existsSync(file) || !headingsOf(file).some((heading) => heading.startsWith(wanted));
  });
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('pages of docs that sources name exist', () => {
  const sources = ['app', 'bench', 'components', 'deploy', 'e2e', 'hooks', 'lib', 'mocks', 'scripts', 'test'];
  const files = sources.flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const texts = ['.env.example', ...files.filter((file) => /\.(tsx?|mjs|css|ya?ml|conf|service|sh)$/.test(file))];
  const missing = texts.flatMap((file) =>
    Array.from(read(file).matchAll(/\bdocs\/[\w-]+\.md/g), ([page]) => page)
      .filter((page) => !fs.existsSync(page))
      .map((page) => `${file}: ${page}`),
  );
  expect(missing).toEqual([]);
});

test('.nvmrc names the release of Node that the lock file installs', () => {
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> };
  expect(lock.packages['node_modules/node']?.version.split('.')[0]).toBe(read('.nvmrc').trim());
});

test('the workflow runs nothing but .ci/run', () => {
  const runs = Array.from(read('.github/workflows/ci.yml').matchAll(/\brun: (.*)$/gm), ([, run]) => run);
  expect(runs).toEqual(['.ci/run']);
});
