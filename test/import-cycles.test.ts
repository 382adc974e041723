import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** Imports of each module, static or dynamic; type imports do not count. */
type Imports = Record<string, readonly string[]>;

/** The first circle of imports as the modules on it, the first one once more at the end; undefined without any. */
function findCycle(imports: Imports): string[] | undefined {
  const finished = new Set<string>();
  const visit = (module: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(module)) return [...trail.slice(trail.indexOf(module)), module];
    if (finished.has(module)) return undefined;
    for (const imported of imports[module] ?? []) {
      const cycle = visit(imported, [...trail, module]);
      if (cycle) return cycle;
    }
    finished.add(module);
    return undefined;
  };
  return Object.keys(imports)
    .map((module) => visit(module, []))
    .find((cycle) => cycle !== undefined);
}

const FOLDERS = ['app', 'bench', 'components', 'e2e', 'hooks', 'lib', 'mocks', 'scripts', 'test'];

async function readImports(): Promise<Imports> {
  const files = FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const { metafile } = await build({
    // One entry, as a bundle for each file would take half a minute.
    stdin: { contents: files.map((file) => `import './${file}';`).join('\n'), resolveDir: '.' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    loader: { '.css': 'empty', '.module.css': 'empty', '.svg': 'empty' },
    outdir: 'unused',
    treeShaking: false,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.fromEntries(
    Object.entries(metafile.inputs).map(([file, input]) => [
      file,
      input.imports.filter(({ external }) => !external).map((imported) => imported.path),
    ]),
  );
}

test('a circle of imports is found, whatever leads into it', () => {
  expect(findCycle({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toBeUndefined();
  expect(findCycle({ a: ['b', 'd'], b: ['c'], d: ['e'], e: ['f', 'c'], f: ['d'], c: [] })).toEqual([
    'd',
    'e',
    'f',
    'd',
  ]);
});

test('no module imports itself by way of others', async () => {
  const imports = await readImports();
  expect(imports['components/share/share-box.tsx']).toContain('components/share/share-tools.tsx');
  expect(findCycle(imports)).toBeUndefined();
});
