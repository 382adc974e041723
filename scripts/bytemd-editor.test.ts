import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import withoutPreview from './bytemd-editor.mjs';

it('leaves ByteMD what its editor imports', () => {
  const source = fs.readFileSync(path.join(import.meta.dirname, '../node_modules/bytemd/dist/index.mjs'), 'utf8');
  const imported = [...withoutPreview(source).matchAll(/^import .* from "([\w.-]+)/gm)].map(([, name]) => name);
  expect([...new Set(imported)]).toEqual([
    'codemirror-ssr',
    'select-files',
    'word-count',
    'unist-util-visit',
    'lodash-es',
  ]);
});
