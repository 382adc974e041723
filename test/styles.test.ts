import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import postcss, { AtRule, type ChildNode, Rule as PostcssRule } from 'postcss';
import { expect, test } from 'vitest';

/*
 * The rules for style sheets (docs/architecture.md): colours and z-indexes are tokens, three breakpoints in one notation,
 * what several components are made of is written once, in styles/recipes.module.css, controls.module.css or
 * panels.module.css, and no rule depends on which sheet comes first.
 */

interface Rule {
  file: string;
  selector: string;
  declarations: Map<string, string>;
}

const RECIPES = ['styles/recipes.module.css', 'styles/controls.module.css', 'styles/panels.module.css'];
/** A row's HTML stands twenty times on a page of the feed, so its parts have no classes to compose with. */
const WITHOUT_CLASSES = [
  'components/article/article-row.module.css',
  'components/article/article-summary-row.module.css',
];

const listed = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns])
    .toString()
    .split('\n')
    .filter((file) => fs.existsSync(file));

const sheets = listed('*.css').map((file) => ({
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
  file === 'styles/tokens.css' || (file === 'components/resume/paper/resume-sheet.css' && name.startsWith('--paper'));

test('a colour is written in the tokens alone', () => {
  const raw = declarations.filter(
    (declaration) =>
      !isToken(declaration) &&
      /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|(^|[\s,(])(white|black)\b/i.test(declaration.value),
  );
  expect(raw).toEqual([]);
});

test('a z-index is named by a token', () => {
  const numbered = declarations.filter(({ name, value }) => name === 'z-index' && !/^var\(--z-[a-z]+\)$/.test(value));
  expect(numbered).toEqual([]);
});

const isEmptyAndWhole = ({ selector, declarations: said }: Rule) =>
  selector.endsWith('::after') && said.get('inset') === '0' && said.get('content') === "''";
const isSquareWithIcon = ({ declarations: said }: Rule) =>
  said.get('place-items') === 'center' && said.has('width') && said.get('width') === said.get('height');
/** The control room is a site of its own, without the recipes. */
const isClamped = ({ file, declarations: said }: Rule) => !file.startsWith('mocks/') && said.has('-webkit-line-clamp');
const isHandle = ({ declarations: said }: Rule) => said.get('width') === '36px' && said.get('height') === '4px';
const isRank = ({ declarations: said }: Rule) =>
  said.get('width') === '18px' && said.get('font-variant-numeric') === 'tabular-nums';
const isBoxBesideWords = ({ selector, declarations: said }: Rule) =>
  /\binput\b/.test(selector) && said.get('width') === '16px' && said.get('height') === '16px';

const isEndOfDialog = ({ declarations: said }: Rule) =>
  said.get('justify-content') === 'flex-end' && said.get('gap') === 'var(--space-3)';

test.each<[string, (rule: Rule) => boolean]>([
  ['truncate', (rule) => rule.declarations.get('text-overflow') === 'ellipsis'],
  ['clamp', isClamped],
  ['grabHandle', isHandle],
  ['rank', isRank],
  ['visuallyHidden', (rule) => rule.declarations.get('clip-path') === 'inset(50%)'],
  ['iconButton', isSquareWithIcon],
  ['coverLink', isEmptyAndWhole],
  ['checkbox', isBoxBesideWords],
  ['endActions', isEndOfDialog],
])('the recipe %s is written once', (name, isRecipe) => {
  expect(rules.some(({ file, selector }) => RECIPES.includes(file) && selector.startsWith(`.${name}`))).toBe(true);
  const again = rules.filter(
    (rule) => isRecipe(rule) && !RECIPES.includes(rule.file) && !WITHOUT_CLASSES.includes(rule.file),
  );
  expect(again.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});

/** A resume has the headings of a printed page, the write center shows those of the text, a field or a figure is no heading. */
const OWN_SIZES = [
  'components/resume/',
  'components/write-center/',
  'components/article/article-print.module.css',
  'components/reading/reading-content.css',
  'components/reading/content-chrome.css',
  'components/article/own/own-article-views.module.css',
  'components/shell/site-header.module.css',
  ...WITHOUT_CLASSES,
];

test('a heading has one of the sizes of the recipes', () => {
  const again = rules.filter(
    ({ file, selector, declarations: said }) =>
      !RECIPES.includes(file) &&
      !OWN_SIZES.some((own) => file.startsWith(own)) &&
      (/\bh[1-4]\b/.test(selector) || /\.(title|heading|name)$/i.test(selector)) &&
      /px|-(lg|item|xl|2xl|3xl)\)/.test(said.get('font-size') ?? ''),
  );
  expect(again.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});

const parsed = sheets.map(({ file, css }) => ({ file, nodes: postcss.parse(css).nodes }));
const layersOf = (nodes: ChildNode[]) =>
  nodes.flatMap((node) => (node.type === 'atrule' && node.name === 'layer' ? [node.params] : []));
const LAYERS = 'reset, vendor, recipes, ui';

/** Layer of the rules that others override, by its sheets. */
const LAYER_OF_SHEET: readonly (readonly [file: RegExp, layer: string])[] = [
  [/^components\/ui\/.*\.module\.css$/, 'ui'],
  [/^components\/(frame\/page-grid|document\/document-page)\.module\.css$/, 'ui'],
  [/^styles\/(recipes|controls|panels)\.module\.css$/, 'recipes'],
];
/** CSS modules allow compositions outside a layer only, and they set nothing themselves; a pressed toggle is always seen. */
const isAllowedOutside = (node: ChildNode) =>
  node.type === 'rule' &&
  (node.selector.endsWith("[aria-pressed='true']") ||
    node.nodes.every((child) => child.type === 'decl' && child.prop === 'composes'));

test('a rule that composes is one of a class alone and in no layer, as CSS modules ask for', () => {
  const refused = sheets.flatMap(({ file, css }) => {
    const found: string[] = [];
    postcss.parse(css).walkDecls('composes', ({ parent }) => {
      if (!(parent instanceof PostcssRule)) return;
      const isAlone = parent.selectors.every((selector) => /^\.[\w-]+$/.test(selector));
      if (!isAlone || parent.parent?.type !== 'root') found.push(`${file}: ${parent.selector}`);
    });
    return found;
  });
  expect(refused).toEqual([]);
});

test('what a component hands to a shared one overrides it, whichever sheet comes first: shared rules lie in a layer', () => {
  const shared = parsed.flatMap(({ file, nodes }) =>
    LAYER_OF_SHEET.filter(([files]) => files.test(file)).map(([, layer]) => ({ file, layer, nodes })),
  );
  expect(shared.length).toBeGreaterThan(40);
  const outside = shared.filter(
    ({ layer, nodes }) =>
      nodes.some((node) => !(node.type === 'atrule' && node.name === 'layer') && !isAllowedOutside(node)) ||
      layersOf(nodes).join() !== [LAYERS, layer].join(),
  );
  expect(outside.map(({ file }) => file)).toEqual([]);
});

test('any sheet may be the first: each one with a layer begins with the order of them all', () => {
  const layered = parsed.filter(({ nodes }) => layersOf(nodes).length > 0);
  expect(layered.filter(({ nodes: [first] }) => first?.toString() !== `@layer ${LAYERS}`)).toEqual([]);
});

test('the sheet of a package is imported into its layer, in styles/vendor', () => {
  const modules = listed('*.ts', '*.tsx');
  const foreign = modules.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/^import '([^.@][^']*|@[^/'][^']*)\.css'/gm)].map(
      ([line]) => `${file}: ${line}`,
    ),
  );
  expect(foreign).toEqual([]);
  const vendor = sheets.filter(({ file }) => file.startsWith('styles/vendor/'));
  expect(vendor.length).toBeGreaterThan(0);
  expect(vendor.filter(({ css }) => /@import (?!'[^']+' layer\(vendor\);)/.test(css))).toEqual([]);
});

test('a chip has an edge where colours are forced, which take its ground', () => {
  const isChip = ({ file, selector, declarations: own }: Rule) =>
    file.startsWith('components') &&
    /^\.\w+$/.test(selector) &&
    own.get('border-radius') === 'var(--radius-chip)' &&
    (own.get('background') ?? 'linear-gradient').startsWith('var');
  const hasEdge = ({ declarations: own }: Rule) =>
    own.has('border') || own.get('composes')?.includes('chipEdge') === true;
  const chips = rules.filter(isChip);
  expect(chips.length).toBeGreaterThan(0);
  const bare = chips.filter(
    ({ file, selector }) => !rules.some((rule) => rule.file === file && rule.selector === selector && hasEdge(rule)),
  );
  expect(bare.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});

test('a dot stays where colours are forced, which take its ground', () => {
  const pixels = (value = '') => (/^\d+px$/.test(value) ? Number.parseInt(value, 10) : Infinity);
  const dots = rules.filter(
    ({ declarations: own }) =>
      own.get('border-radius') === 'var(--radius-full)' &&
      pixels(own.get('width')) <= 12 &&
      own.get('width') === own.get('height') &&
      own.has('background'),
  );
  expect(dots.length).toBeGreaterThan(0);
  const lost = dots.filter(({ file, selector, declarations: own }) => {
    const isForced = rules.some(
      (rule) =>
        rule.file === file &&
        rule.selector === selector &&
        /^(Highlight|CanvasText)$/.test(rule.declarations.get('background') ?? ''),
    );
    return own.get('forced-color-adjust') !== 'none' && !own.has('border') && !isForced;
  });
  expect(lost.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});

test('what moves without an end does so only where less motion is not asked for', () => {
  const endless = sheets.flatMap(({ file, css }) => {
    const found: { file: string; within: string }[] = [];
    postcss.parse(css).walkDecls(/^animation/, ({ value, parent }) => {
      const around = parent?.parent;
      if (value.includes('infinite')) found.push({ file, within: around instanceof AtRule ? around.params : '' });
    });
    return found;
  });
  expect(endless.length).toBeGreaterThan(0);
  expect(endless.filter(({ within }) => within !== '(prefers-reduced-motion: no-preference)')).toEqual([]);
});

test('a field has letters of 16px at least where a finger writes, so that no phone zooms into it', () => {
  const fields = listed('*.tsx').flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    const sheetOf = new Map(
      Array.from(text.matchAll(/import (\w+) from '(.*\.module\.css)'/g), ([, name = '', source = '']) => [
        name,
        source.startsWith('@/') ? source.slice(2) : path.join(path.dirname(file), source),
      ]),
    );
    return Array.from(
      text.matchAll(/<(?:input|textarea|select)\b[^<]*?className=\{(\w+)\.(\w+)\}/g),
      ([, name = '', field = '']) => ({ sheet: sheetOf.get(name), selector: `.${field}` }),
    );
  });
  const sizes = fields.flatMap(({ sheet, selector }) =>
    rules
      .filter((rule) => rule.file === sheet && rule.selector === selector)
      .flatMap(({ declarations: own }) => {
        const size = own.get('font-size') ?? own.get('font');
        return size ? [`${sheet} ${selector}: ${size}`] : [];
      }),
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.filter((size) => !/text-field-least|-(lg|item|xl|2xl)\)$/.test(size))).toEqual([]);
});

const isSticky = ({ declarations: own }: Rule) => own.get('position') === 'sticky';
const isBar = ({ file, selector, declarations: own }: Rule) =>
  rules.some((rule) => isSticky(rule) && rule.file === file && rule.selector === selector) &&
  (/^var\(--header-(height|bottom)\)$/.test(own.get('top') ?? '') || own.get('bottom')?.startsWith('var(--bottom-bar'));
const bars = rules.filter(isBar).map(({ file }) => file);
const filesWith = (property: string) =>
  declarations.filter(({ name }) => name.startsWith(property)).map(({ file }) => file);

test('a bar that sticks to an edge of the window keeps what is focused out from under it', () => {
  expect(bars.length).toBeGreaterThan(0);
  const padding = filesWith('scroll-padding');
  expect(bars.filter((file) => !padding.includes(file))).toEqual([]);
});

test('focus in a bar that sticks to an edge of the window does not scroll the page', () => {
  const HEADER = 'components/shell/site-header.module.css';
  const DAYS_WITHOUT_LINKS = 'components/history/history-list.module.css';
  const margins = [...filesWith('scroll-margin-block'), DAYS_WITHOUT_LINKS];
  expect([...bars, HEADER].filter((file) => !margins.includes(file))).toEqual([]);
});

test('nothing is important but less motion and what paper hides', () => {
  const important = declarations.filter(({ value }) => value.includes('!important'));
  expect(new Set(important.map(({ file }) => file))).toEqual(
    new Set(['components/frame/antd-provider.css', 'styles/globals.css']),
  );
});

const ruleOf = (file: string, name: string): PostcssRule[] => {
  const rulesOfClass: PostcssRule[] = [];
  postcss
    .parse(fs.readFileSync(file, 'utf8'))
    .walkRules(new RegExp(`^\\.${name}$`), (rule) => void rulesOfClass.push(rule));
  return rulesOfClass;
};
const propertiesOf = (file: string, name: string) =>
  ruleOf(file, name).flatMap(({ nodes }) => nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : [])));

test('a class that is composed from another component sets none of its properties again', () => {
  const compositions = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/\.(\w+) \{\s*composes: (\w+) from '([^']+)'/g)].map(([, name = '', from = '', source = '']) => ({
      file,
      name,
      from,
      source: source.startsWith('@/') ? source.slice(2) : path.join(path.dirname(file), source),
    })),
  );
  const unlayered = compositions.filter(({ source }) => !LAYER_OF_SHEET.some(([files]) => files.test(source)));
  const again = unlayered.flatMap(({ file, name, from, source }) => {
    const composed = propertiesOf(source, from);
    expect(composed.length, `${source} .${from}`).toBeGreaterThan(0);
    return propertiesOf(file, name)
      .filter((property) => composed.includes(property))
      .map((property) => `${file} .${name}: ${property}`);
  });
  expect(again).toEqual([]);
});

test('a recipe that is composed from or named in a component exists', () => {
  const missing = RECIPES.flatMap((sheet) => {
    const name = path.basename(sheet, '.module.css');
    const classes = new Set(fs.readFileSync(sheet, 'utf8').match(/(?<=\.)[a-zA-Z]\w*(?=[\s:,.[{])/g));
    const users = execFileSync('git', ['grep', '-lF', `@/styles/${name}.module.css`, '--', 'app', 'components']);
    return users
      .toString()
      .trim()
      .split('\n')
      .flatMap((file) => {
        const text = fs.readFileSync(file, 'utf8');
        const composed = [...text.matchAll(/composes: ([\w ]+) from '@\/styles\/(\w+)\.module/g)].flatMap(
          ([, names = '', source]) => (source === name ? names.split(' ') : []),
        );
        const named = Array.from(
          text.matchAll(new RegExp(`\\b${name}\\.(?!module)(\\w+)`, 'g')),
          ([, used = '']) => used,
        );
        return [...composed, ...named].filter((used) => !classes.has(used)).map((used) => `${file}: ${used}`);
      });
  });
  expect(missing).toEqual([]);
});

test('a comment can be read without the rule below it', () => {
  const fragments = sheets.flatMap(({ file }) =>
    [
      ...fs
        .readFileSync(file, 'utf8')
        .matchAll(
          /\/\*\s*\*?\s*((?:Of|Where|Those|As|What|Whoever|Who|Whom|Whose|With|For|From|Also|Apart|Above|Below|Beside|Over|Across|To|By|Within) .*)/g,
        ),
    ].map(([, comment = '']) => `${file}: ${comment}`),
  );
  expect(fragments).toEqual([]);
});

test('the picture of icons has as many as the component and the styles count', () => {
  const sheet = fs.readFileSync('styles/icons.css', 'utf8');
  const [, names = ''] = /const ICONS = \[(.*?)\]/s.exec(fs.readFileSync('components/ui/icon.tsx', 'utf8')) ?? [];
  const count = names.match(/'[\w-]+'/g)?.length ?? 0;
  expect(count).toBeGreaterThan(0);
  expect(sheet).toContain(`--icon-count: ${count};`);
  expect(sheet).toContain(`viewBox='0 0 ${24 * count} 24'`);
});
