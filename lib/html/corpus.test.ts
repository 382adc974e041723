import fs from 'node:fs';
import path from 'node:path';
import breaks from '@bytemd/plugin-breaks';
import frontmatter from '@bytemd/plugin-frontmatter';
import gemoji from '@bytemd/plugin-gemoji';
import gfm from '@bytemd/plugin-gfm';
import math from '@bytemd/plugin-math';
import { getProcessor } from 'bytemd';
import { describe, expect, test } from 'vitest';
import { renderArticleHtml } from './render-article';
import { attributesIn, faultsIn, headingsIn } from './testing';

const FOLDER = process.env.CORPUS_DIR ?? path.resolve('../shared/corpus/articles');
const files = fs.existsSync(FOLDER) ? fs.readdirSync(FOLDER).filter((file) => file.endsWith('.md')) : [];
const SLOW_MS = 20_000;

if (files.length === 0) console.log(`Skipped: no corpus of real documents at ${FOLDER}`);

describe.skipIf(files.length === 0)('real documents, as the editor renders them', () => {
  const editor = getProcessor({ plugins: [breaks(), frontmatter(), gemoji(), gfm(), math()] });

  test.each(files)('%s is shown safely, with an entry for every heading', { timeout: SLOW_MS }, (file) => {
    const source = String(editor.processSync(fs.readFileSync(path.join(FOLDER, file), 'utf8')));
    const { html, headings } = renderArticleHtml(source, 'https://site.example');
    expect(faultsIn(html)).toEqual([]);
    const ids = attributesIn(html, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    expect(headingsIn(html)).toBe(headings.length);
    expect(headings.length).toBe(headingsIn(source));
    expect(headings.every(({ id }) => ids.includes(id))).toBe(true);
  });
});
