import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();

async function broken(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

const link = (attributes: string) =>
  `import Link from 'next/link';\nexport const X = () => <Link href="/x" ${attributes}>x</Link>;\n`;
const importing = (path: string) => `import * as planted from '${path}';\nexport const use = planted;\n`;

test.each([
  ['a library importing a component', 'lib/query/planted.ts', '@/components/ui/button'],
  ['a hook importing a component', 'hooks/ui/planted.ts', '@/components/ui/button'],
  ['a primitive importing a noun', 'components/ui/planted.tsx', '@/lib/domain/article/feed'],
  ['the transport importing a noun', 'lib/http/planted.ts', '@/lib/domain/article/schema'],
  ['the configuration importing a noun', 'lib/config/planted.ts', '@/lib/domain/article/categories'],
  ['a component importing the server', 'components/article/planted.tsx', '@/lib/server/articles'],
  ['a hook importing the server', 'hooks/article/planted.ts', '@/lib/server/articles'],
  ['drafts importing the server', 'lib/drafts/planted.ts', '@/lib/server/articles'],
  ['a noun importing a server action', 'lib/domain/article/planted.ts', '@/lib/actions/article'],
  ['the server importing a server action', 'lib/server/planted.ts', '@/lib/actions/article'],
  ['a primitive importing a server action', 'components/ui/planted.tsx', '@/lib/actions/article'],
  ['a server action importing a hook', 'lib/actions/planted.ts', '@/hooks/use-toggle'],
  ['a component importing fetchers', 'components/article/planted.tsx', '@/lib/domain/article/api'],
  ['a page importing fetchers', 'app/planted.tsx', '@/lib/domain/article/api'],
  ["a noun importing another's calls", 'lib/domain/comment/planted.ts', '@/lib/domain/article/api'],
  ['a page importing the contract API', 'app/planted.tsx', '@/mocks/db'],
])('%s is refused', async (_case, file, path) => {
  expect(await broken(file, importing(path))).toContain('import/no-restricted-paths');
});

test.each([
  ['a server action', 'lib/actions/planted.ts', '@/lib/server/revalidation'],
  ['a page', 'app/planted.tsx', '@/lib/server/articles'],
])('%s may import the server', async (_case, file, path) => {
  expect(await broken(file, importing(path))).toEqual([]);
});

test.each(['hooks/article/planted.ts', 'components/article/planted.tsx', 'app/planted.tsx'])(
  '%s may import a server action',
  async (file) => {
    expect(await broken(file, importing('@/lib/actions/article'))).toEqual([]);
  },
);

test.each(['schema', 'queries', 'reading-positions'])("a noun may import another's %s", async (file) => {
  expect(await broken('lib/domain/comment/planted.ts', importing(`@/lib/domain/article/${file}`))).toEqual([]);
});

test('a hook beside its component may make calls', async () => {
  const file = 'components/article/use-planted.ts';
  expect(await broken(file, importing('@/lib/domain/article/api'))).toEqual([]);
});

test('the link to the next chapter may be prefetched', async () => {
  expect(await broken('components/tutorial/chapter-view.tsx', link('prefetch'))).toEqual([]);
});

test('a hook of the session may use a mutation', async () => {
  const code = "import { useMutation } from '@tanstack/react-query';\nexport const use = useMutation;\n";
  expect(await broken('components/session/use-sign-in.ts', code)).toEqual([]);
});

test.each([
  [
    'fetch outside the transport',
    'hooks/planted.ts',
    "export const load = () => fetch('/x');",
    'no-restricted-globals',
  ],
  [
    'web storage elsewhere',
    'hooks/planted.ts',
    "export const read = () => localStorage.getItem('x');",
    'no-restricted-globals',
  ],
  [
    "the browser's word on the network",
    'hooks/planted.ts',
    'export const online = navigator.onLine;',
    'no-restricted-properties',
  ],
  [
    'the title that has the unread count in it',
    'components/tool/planted.ts',
    'export const title = () => document.title;',
    'no-restricted-properties',
  ],
  [
    'web storage by way of the window',
    'lib/domain/article/planted.ts',
    "export const read = () => window.sessionStorage.getItem('x');",
    'no-restricted-properties',
  ],
  [
    'an address of a picture that is any text',
    'lib/domain/article/schema.ts',
    "import { text } from '@/lib/http/fields';\nexport const planted = { coverImage: text() };",
    'no-restricted-syntax',
  ],
  ['axios outside the transport', 'hooks/planted.ts', importing('axios'), 'no-restricted-imports'],
  [
    'a socket outside its folder',
    'hooks/planted.ts',
    "export const open = () => new WebSocket('/x');",
    'no-restricted-syntax',
  ],
  [
    'the environment elsewhere',
    'lib/server/planted.ts',
    'export const port = process.env.PORT;',
    'no-restricted-properties',
  ],
  [
    'the environment in the server in front of Next',
    'scripts/serve.mjs',
    'export const port = process.env.PORT;',
    'no-restricted-properties',
  ],
  [
    'the environment in a part of that server',
    'scripts/serve/planted.ts',
    'export const port = process.env.PORT;',
    'no-restricted-properties',
  ],
  [
    'an expression with two ways to match a line again and again',
    'lib/html/planted.ts',
    'export const planted = /^---\\n(?:(?:[\\p{L}\\w-]+:[^\\n]*|[-#][^\\n]*)\\n)*?---$/u;',
    'regexp/no-dupe-disjunctions',
  ],
  [
    'an expression with two ways to match a space',
    'components/ui/planted.tsx',
    'export const planted = (text: string) => /^#[ \\t]+(.+)$/.test(text);',
    'regexp/no-super-linear-backtracking',
  ],
  [
    'an expression that looks for an end from each sign on',
    'scripts/serve/planted.ts',
    "export const planted = (text: string) => text.replace(/\\s+$/, '');",
    'regexp/no-super-linear-move',
  ],
  ["a module of Next's own", 'lib/server/planted.ts', importing('next/dist/server/lib/utils'), 'no-restricted-imports'],
  [
    "a module of Next's own in the server in front of it",
    'scripts/serve/planted.ts',
    importing('next/dist/server/next-server'),
    'no-restricted-imports',
  ],
  [
    "a type of Next's own in a test",
    'components/ui/planted.test.tsx',
    "import type { Planted } from 'next/dist/client/link';\nexport type Use = Planted;\n",
    'no-restricted-imports',
  ],
  ['axios in a hook of the session', 'components/session/use-sign-in.ts', importing('axios'), 'no-restricted-imports'],
  [
    'html set by hand',
    'components/ui/planted.tsx',
    "export const X = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;",
    'react/no-danger',
  ],
  [
    'a text that comes and goes beside an element',
    'components/ui/planted.tsx',
    "export const X = ({ a }: { a: boolean }) => (\n  <p>\n    <b>一</b>\n    {a && '二'}\n  </p>\n);\n",
    'no-restricted-syntax',
  ],
  [
    'html set by way of the DOM',
    'components/write-center/planted.ts',
    'export const set = (node: HTMLElement, html: string) => { node.innerHTML = html; };',
    'no-restricted-syntax',
  ],
  [
    "the environment in Next's configuration",
    'next.config.ts',
    'export const port = process.env.PORT;',
    'no-restricted-properties',
  ],
  ['a link that is prefetched by default', 'components/ui/planted.tsx', link(''), 'no-restricted-syntax'],
  ['a link that asks to be prefetched', 'components/ui/planted.tsx', link('prefetch'), 'no-restricted-syntax'],
  ['a link that may be prefetched', 'components/ui/planted.tsx', link('prefetch={x}'), 'no-restricted-syntax'],
  [
    'a link to a neighbour that does not say whether it is prefetched',
    'components/tutorial/chapter-view.tsx',
    link(''),
    'no-restricted-syntax',
  ],
  [
    'a call that changes something and is made as a read',
    'lib/domain/article/api.ts',
    "import { request } from '@/lib/http/request';\nexport const likePlanted = (id: string) => request({ path: '/x', query: { id } });\n",
    'no-restricted-syntax',
  ],
  [
    'a mutation past the gate',
    'components/article/planted.tsx',
    "import { useMutation } from '@tanstack/react-query';\nexport const use = useMutation;\n",
    'no-restricted-imports',
  ],
  [
    'a name in a sentence that can hold no element',
    'components/ui/planted.tsx',
    'export const X = ({ nickname }: { nickname: string }) => <a href="#x" aria-label={`私信 ${nickname}`}>私信</a>;\n',
    'no-restricted-syntax',
  ],
  [
    'a constant of the client in the contract API',
    'mocks/handlers/planted.ts',
    importing('@/lib/domain/upload/image-limits'),
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'an api module that a test replaces',
    'components/article/planted.isolated.test.tsx',
    "vi.mock('@/lib/domain/article/api', () => ({}));\n",
    'no-restricted-syntax',
  ],
  [
    'a mocked module in a test that shares its modules',
    'components/article/planted.test.tsx',
    "vi.mock('mermaid', () => ({}));\n",
    'no-restricted-syntax',
  ],
])('%s is refused', async (_case, file, code, rule) => {
  expect(await broken(file, code)).toContain(rule);
});

test.each([
  ['a JSDoc comment', '/** Of a folder. */\nexport const planted = 1;\n'],
  ['a block of several lines', '/**\n * Those of a folder, which\n * are sorted.\n */\nexport const planted = 1;\n'],
  ['a line comment', 'export const planted = 1;\n// Whoever waits for it renders it as well.\n'],
  ['a comment about a purpose', '/** For the settings alone. */\nexport const planted = 1;\n'],
  ['a comment in JSX', 'export const X = () => <p>{/* Where they are known. */}</p>;\n'],
])('%s that begins with a fragment is refused', async (_case, code) => {
  expect(await broken('components/ui/planted.tsx', code)).toContain('comments/no-fragments');
});

test('a comment that goes on in a second line may begin that line with any word', async () => {
  const code =
    '// The rows are sorted by the server,\n// as the browser has only one page.\nexport const planted = 1;\n';
  expect(await broken('lib/utils/planted.ts', code)).toEqual([]);
});
