import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';

/*
 * The rules for style sheets (docs/architecture.md): colours and layers are tokens, three breakpoints in one notation, and
 * what several components are made of is written once, in styles/recipes.module.css.
 */

interface Rule {
  file: string;
  selector: string;
  declarations: Map<string, string>;
}

const RECIPES = 'styles/recipes.module.css';
/** A card's HTML stands twenty times on a page of the feed, so its parts have no classes to compose with. */
const WITHOUT_CLASSES = 'components/article/article-card.module.css';

const sheets = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.css'])
  .toString()
  .split('\n')
  .filter((file) => fs.existsSync(file))
  .map((file) => ({
    file,
    css: fs
      .readFileSync(file, 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/url\("[^"]*"\)/g, 'url()'),
  }));

/** The innermost blocks: rules, without what they are nested in. */
const rules: Rule[] = sheets.flatMap(({ file, css }) =>
  [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    file,
    selector: selector.replace(/\s+/g, ' ').trim(),
    declarations: new Map(
      body.split(';').flatMap((declaration) => {
        const [name = '', ...value] = declaration.split(':');
        return value.length > 0 ? [[name.trim(), value.join(':').trim()] as const] : [];
      }),
    ),
  })),
);
const declarations = sheets.flatMap(({ file, css }) =>
  [...css.matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(([, name = '', value = '']) => ({ file, name, value })),
);

test('a style sheet knows three breakpoints, in one notation', () => {
  const queries = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/@media ([^{]*width[^{]*)\{/g)].map(([, query = '']) => `${file}: ${query.trim()}`),
  );
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.filter((query) => !/: \(width (<|>=) (768|900|1100)px\)$/.test(query))).toEqual([]);
});

/** Paper stays white in the dark: the colours of a printed resume are its own. */
const isToken = ({ file, name }: { file: string; name: string }) =>
  file === 'styles/tokens.css' || (file === 'components/resume/resume-sheet.css' && name.startsWith('--paper'));

test('a colour is written in the tokens alone', () => {
  const raw = declarations.filter(
    (declaration) =>
      !isToken(declaration) &&
      /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|(^|[\s,(])(white|black)\b/i.test(declaration.value),
  );
  expect(raw).toEqual([]);
});

test('a layer is named by a token', () => {
  const numbered = declarations.filter(({ name, value }) => name === 'z-index' && !/^var\(--z-[a-z]+\)$/.test(value));
  expect(numbered).toEqual([]);
});

const isEmptyAndWhole = ({ selector, declarations: said }: Rule) =>
  selector.endsWith('::after') && said.get('inset') === '0' && said.get('content') === "''";
const isSquareWithIcon = ({ declarations: said }: Rule) =>
  said.get('place-items') === 'center' && said.has('width') && said.get('width') === said.get('height');
const isBoxBesideWords = ({ selector, declarations: said }: Rule) =>
  /\binput\b/.test(selector) && said.get('width') === '16px' && said.get('height') === '16px';

const isClamped = ({ selector, declarations: said }: Rule) =>
  /^\.[\w-]+$/.test(selector) && said.has('-webkit-line-clamp');

test.each<[string, (rule: Rule) => boolean]>([
  ['truncate', (rule) => rule.declarations.get('text-overflow') === 'ellipsis'],
  ['clamp', isClamped],
  ['visuallyHidden', (rule) => rule.declarations.get('clip-path') === 'inset(50%)'],
  ['iconButton', isSquareWithIcon],
  ['coverLink', isEmptyAndWhole],
  ['checkbox', isBoxBesideWords],
])('the recipe %s is written once', (name, isRecipe) => {
  expect(rules.some(({ file, selector }) => file === RECIPES && selector.startsWith(`.${name}`))).toBe(true);
  const again = rules.filter((rule) => isRecipe(rule) && rule.file !== RECIPES && rule.file !== WITHOUT_CLASSES);
  expect(again.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});

/** A resume has the headings of a printed page, the write center shows those of the text, a field or a figure is no heading. */
const OWN_SIZES = [
  'components/resume/',
  'components/write-center/',
  'components/article/article-print.module.css',
  'components/article/article-content.css',
  'components/article/content-chrome.css',
  'components/article/own-article-views.module.css',
  'components/layout/site-header.module.css',
  WITHOUT_CLASSES,
];

test('a heading has one of the sizes of the recipes', () => {
  const again = rules.filter(
    ({ file, selector, declarations: said }) =>
      file !== RECIPES &&
      !OWN_SIZES.some((own) => file.startsWith(own)) &&
      (/\bh[1-4]\b/.test(selector) || /\.(title|heading|name)$/i.test(selector)) &&
      /px|-(lg|item|xl|2xl|3xl)\)/.test(said.get('font-size') ?? ''),
  );
  expect(again.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});
