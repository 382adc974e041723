import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

// A planted file is on no disk, which the search for cycles needs.
const eslint = new ESLint({ overrideConfig: { rules: { 'import/no-cycle': 'off' } } });

/** The rules that a file of this text, at this place, would break. */
async function broken(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

const importing = (path: string) => `import * as planted from '${path}';\nexport const use = planted;\n`;

test.each([
  ['a library importing a component', 'lib/query/planted.ts', '@/components/ui/button'],
  ['a hook importing a component', 'hooks/ui/planted.ts', '@/components/ui/button'],
  ['a primitive importing a noun', 'components/ui/planted.tsx', '@/lib/domain/article/utils'],
  ['the transport importing a noun', 'lib/http/planted.ts', '@/lib/domain/article/schema'],
  ['the configuration importing a noun', 'lib/config/planted.ts', '@/lib/domain/article/constants'],
  ['a component importing the server', 'components/article/planted.tsx', '@/lib/server/articles'],
  ['a component importing fetchers', 'components/article/planted.tsx', '@/lib/domain/article/api'],
  ['a page importing fetchers', 'app/planted.tsx', '@/lib/domain/article/api'],
  ["a noun importing another's queries", 'lib/domain/comment/planted.ts', '@/lib/domain/article/queries'],
  ['a page importing the contract API', 'app/planted.tsx', '@/mocks/db'],
])('%s is refused', async (_case, file, path) => {
  expect(await broken(file, importing(path))).toContain('import/no-restricted-paths');
});

test("a noun may import another's schema", async () => {
  expect(await broken('lib/domain/comment/planted.ts', importing('@/lib/domain/article/schema'))).toEqual([]);
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
    'web storage by way of the window',
    'lib/domain/article/planted.ts',
    "export const read = () => window.sessionStorage.getItem('x');",
    'no-restricted-properties',
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
    'html set by hand',
    'components/ui/planted.tsx',
    "export const X = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;",
    'react/no-danger',
  ],
  [
    'a link that is prefetched',
    'components/ui/planted.tsx',
    'import Link from \'next/link\';\nexport const X = () => <Link href="/x">x</Link>;\n',
    'no-restricted-syntax',
  ],
  [
    'a mutation past the gate',
    'components/article/planted.tsx',
    "import { useMutation } from '@tanstack/react-query';\nexport const use = useMutation;\n",
    'no-restricted-imports',
  ],
  [
    'a constant of the client in the contract API',
    'mocks/handlers/planted.ts',
    importing('@/lib/domain/upload/constants'),
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
