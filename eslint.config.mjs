import fs from 'node:fs';
import { defineConfig, globalIgnores } from 'eslint/config';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import regexp from 'eslint-plugin-regexp';
import { comments } from './eslint.comments.mjs';

/** Folders of nouns; read from disk, so that a new noun is guarded at once. */
const nouns = fs.readdirSync('lib/domain');

const libraries = fs.readdirSync('lib');

const aboveFrame = fs.readdirSync('components').filter((folder) => !['ui', 'frame'].includes(folder));

/**
 * The layers import downwards only: app → components → hooks → lib; tests alone see mocks and e2e. What runs on the server alone is
 * asked by pages, and by the browser through the server actions of lib/actions.
 */
const layers = [
  { target: './lib', from: ['./hooks', './components', './app', './mocks', './test', './e2e'] },
  { target: './hooks', from: ['./components', './app', './mocks', './test', './e2e'] },
  { target: './components', from: ['./app', './mocks', './test', './e2e', './lib/server'] },
  { target: './app', from: ['./mocks', './test', './e2e'] },
  { target: './hooks', from: ['./lib/server'] },
  { target: './components/ui', from: ['./hooks', './lib/domain', './lib/actions'] },
  // The frame is below the nouns, the shell above them.
  { target: './components/frame', from: [...aboveFrame.map((folder) => `./components/${folder}`), './lib/domain'] },
  { target: ['./components/!(shell)/**', './hooks'], from: './components/shell' },
  ...['http', 'query', 'realtime', 'html', 'browser', 'utils'].map((folder) => ({
    target: `./lib/${folder}`,
    from: ['./lib/domain'],
  })),
  ...libraries
    .filter((folder) => !['server', 'actions'].includes(folder))
    .map((folder) => ({ target: `./lib/${folder}`, from: ['./lib/server', './lib/actions'] })),
  { target: './lib/server', from: ['./lib/actions'] },
  {
    target: './lib/utils',
    from: ['./lib/http', './lib/query', './lib/realtime', './lib/html', './lib/browser', './lib/config'],
  },
  {
    target: './lib/config',
    from: libraries.flatMap((folder) => (folder === 'config' || folder === 'utils' ? [] : `./lib/${folder}`)),
  },
];

/** A noun imports what another one knows and holds, but makes none of its calls. test/import-cycles.test.ts forbids circles. */
const strangers = nouns.map((noun) => ({
  target: `./lib/domain/${noun}`,
  from: nouns.filter((other) => other !== noun).map((other) => `./lib/domain/${other}/api.ts`),
  message: "A noun makes no calls of another one: use that noun's queries.",
}));

/** Reads go through queries, writes through hooks, which lie beside their component or in hooks/. */
const fetchers = nouns.map((noun) => ({
  target: ['./components/**/!(use-*).{ts,tsx}', './app'],
  from: `./lib/domain/${noun}/api.ts`,
  message: "Use the noun's queries, a hook (use-….ts), or a loader of lib/server.",
}));

const noFetch = { name: 'fetch', message: 'Requests go through lib/http.' };
const noStorage = ['localStorage', 'sessionStorage', 'indexedDB'];
const STORAGE = 'Storage is read by lib/browser/storage.ts and lib/drafts.';

/** It is false behind some VPNs and proxies, though the network works. */
const noOnLine = {
  object: 'navigator',
  property: 'onLine',
  message: 'Whether the browser is offline is asked of isOffline() in lib/http/connection.ts.',
};

/** It begins with the reader's unread count. */
const noTitle = {
  object: 'document',
  property: 'title',
  message: 'The title of a page is read and set by lib/browser/page-title.ts.',
};

const noAxios = { name: 'axios', message: 'Requests go through lib/http.' };
const noStatics = {
  name: 'antd',
  importNames: ['message', 'notification', 'Modal'],
  message: 'Use App.useApp().',
};
const noMutation = { name: '@tanstack/react-query', importNames: ['useMutation'], message: 'Use useGatedMutation.' };
const noNextInternals = {
  regex: '(^|/)next/dist/',
  message: 'Import what Next documents: next/dist may change any day.',
};
/** The rule against these imports; nobody imports Next's own modules. */
const restrictedImports = (...paths) => ['error', { paths, patterns: [noNextInternals] }];

const noSocket = { selector: "NewExpression[callee.name='WebSocket']", message: 'Sockets belong to lib/realtime.' };
const noHtml = {
  selector: 'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
  message:
    'Html enters a page in components/ui/text/rendered-html.tsx, and a preview in components/write-center/preview/preview-body.ts.',
};
const noBareText = {
  selector:
    ":matches(JSXElement, JSXFragment):has(> :matches(JSXElement, JSXText[value=/\\S/])) > JSXExpressionContainer > LogicalExpression[operator='&&'] > :matches(Literal, TemplateLiteral).right",
  message:
    'Text that comes and goes stands in an element: the browser translates text nodes away, and React cannot remove them.',
};
const USER_TEXT = '/^(nickname|articleTitle|tagName|authorNickname)$/';
const noMixedDirection = {
  selector: `JSXAttribute:not([name.name=key]) TemplateLiteral > :matches(Identifier[name=${USER_TEXT}], MemberExpression[property.name=/^(name|nickname|articleTitle|tagName)$/])`,
  message: 'A member’s text may run from right to left: `isolated(text)` keeps it from turning the sentence around it.',
};
/** A call that changes something is made by `write`, so that a lost answer is never taken for a failure. */
const READING = '/^(get|list|search|is|visit|login|upload|copy)/';
const topLevel = ':matches(Program, ExportNamedDeclaration)';
const noForgottenWrite = {
  selector: [
    `FunctionDeclaration[id.name!=${READING}]`,
    `VariableDeclaration > VariableDeclarator[id.name!=${READING}]`,
  ]
    .map((definition) => `${topLevel} > ${definition} CallExpression[callee.name='request']`)
    .join(', '),
  message:
    'A function that changes something calls `write`; one that reads is named get…, list…, search…, is… or visit….',
};
/** Every link has this attribute. */
const linkWith = (attribute) => ({
  selector: `JSXOpeningElement[name.name='Link']:not(:has(> JSXAttribute${attribute}))`,
  message:
    'Say prefetch={false}: the server counts a view when it renders an article, so prefetching would count articles that nobody opens.',
});

/** Every reader asks for the addresses of pictures. */
const noTextPicture = {
  selector:
    'Property[key.name=/(avatar|cover|icon|image|img|logo|picture)/i] > CallExpression[callee.name=/^(optionalT|t)ext$/]',
  message: 'The address of a picture is a picture() of lib/http/fields.ts.',
};

/** A text of others must not decide how long an expression takes: none has two ways to match the same text. */
const linearExpressions = {
  'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
  'regexp/no-dupe-disjunctions': 'error',
  'regexp/no-super-linear-move': ['error', { report: 'potential' }],
};

const tests = ['**/*.test.ts', '**/*.test.tsx'];
const tools = ['scripts/**', 'bench/**', 'mocks/**', 'test/**', 'e2e/**', '*.config.*'];
/** Tools by their place, yet part of the site: the server in front of Next, and Next's configuration. */
const site = ['scripts/serve.mjs', 'scripts/serve/**', 'next.config.ts'];

export default defineConfig([
  ...nextVitals,
  ...nextTypescript,
  globalIgnores([
    '.next/**',
    '.cache/**',
    'next-env.d.ts',
    'public/sw.js',
    'bench/results/**',
    'playwright-report/**',
    'test-results/**',
  ]),
  {
    plugins: { comments, regexp },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'comments/no-fragments': 'error',
      'import/no-restricted-paths': ['error', { zones: [...layers, ...strangers, ...fetchers] }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'react/no-danger': 'error',
      // Pictures come from anywhere and are already sized by the image service.
      '@next/next/no-img-element': 'off',
      'no-restricted-globals': ['error', noFetch, ...noStorage.map((name) => ({ name, message: STORAGE }))],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'The environment is read in lib/config/env.ts.' },
        ...noStorage.map((property) => ({ object: 'window', property, message: STORAGE })),
        noOnLine,
        noTitle,
      ],
      'no-restricted-imports': restrictedImports(noAxios, noStatics, noMutation),
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': [
        'error',
        noSocket,
        noHtml,
        noBareText,
        noMixedDirection,
        linkWith("[name.name='prefetch'][value.expression.raw='false']"),
      ],
    },
  },
  {
    files: ['{app,components,hooks,lib}/**/*.{ts,tsx}', ...site],
    ignores: tests,
    rules: linearExpressions,
  },
  {
    files: ['lib/http/**'],
    rules: { 'no-restricted-imports': restrictedImports(noStatics, noMutation), 'no-restricted-globals': 'off' },
  },
  {
    files: ['lib/browser/**', 'lib/drafts/**'],
    rules: { 'no-restricted-globals': ['error', noFetch] },
  },
  // Answers of the server are kept as they are.
  { files: ['lib/offline/{keep-page,kept-pages,worker}.ts'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['lib/realtime/**', 'components/write-center/preview/preview-body.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['lib/domain/*/schema.ts'], rules: { 'no-restricted-syntax': ['error', noSocket, noHtml, noTextPicture] } },
  {
    files: [
      'lib/browser/page-title.ts',
      'lib/config/env.ts',
      'lib/http/connection.ts',
      'lib/offline/worker.ts',
      ...tests,
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  { files: tools, ignores: site, rules: { 'no-restricted-properties': 'off' } },
  {
    files: ['lib/domain/*/api.ts'],
    rules: { 'no-restricted-syntax': ['error', noSocket, noHtml, noForgottenWrite] },
  },
  {
    // Before the login there is nothing to gate.
    files: [
      'hooks/use-gated-mutation.ts',
      'components/account/use-email-code.ts',
      'components/session/use-{oauth-callback,register,sign-in}.ts',
    ],
    rules: { 'no-restricted-imports': restrictedImports(noAxios, noStatics) },
  },
  // The next chapter counts no view: its link may prefetch. The next question's may not: of an address with a query the
  // router also asks for the one without, which is another page of the same question.
  {
    files: ['components/tutorial/chapter-view.tsx'],
    rules: { 'no-restricted-syntax': ['error', noSocket, noHtml, linkWith("[name.name='prefetch']")] },
  },
  // It warns of what the React Compiler leaves out, which does not compile this site.
  { files: ['components/message/use-log-scroll.ts'], rules: { 'react-hooks/incompatible-library': 'off' } },
  {
    files: ['components/ui/text/rendered-html.tsx'],
    rules: { 'react/no-danger': 'off' },
  },
  {
    files: [...tools, ...tests],
    rules: {
      'import/no-restricted-paths': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-imports': restrictedImports(),
      'no-restricted-syntax': 'off',
      'no-console': 'off',
    },
  },
  {
    files: ['mocks/**'],
    ignores: tests,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@/(lib|hooks|components|app)/',
              allowTypeImports: true,
              message:
                'The contract API takes only types of the client: its figures and rules are in handlers/rules.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.object.name='vi'][callee.property.name=/^(do)?[mM]ock$/][arguments.0.value=/^@.lib.domain./]",
          message: 'Our own modules are not replaced: render with test/render.tsx, over the contract API.',
        },
      ],
    },
  },
  {
    files: ['{components,hooks,lib,app}/**/*.test.*'],
    ignores: ['**/*.isolated.test.*'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(do)?[mM]ock$/]",
          message: 'Name the file *.isolated.test.*: the others share their modules (vitest.config.ts).',
        },
      ],
    },
  },
]);
