import breaks from '@bytemd/plugin-breaks';
import frontmatter from '@bytemd/plugin-frontmatter';
import gemoji from '@bytemd/plugin-gemoji';
import gfm from '@bytemd/plugin-gfm';
import math from '@bytemd/plugin-math';
import { getProcessor } from 'bytemd';
import { expect, test } from 'vitest';
import { corpusDocuments, describeDocuments, ownDocuments, readDocument } from '@/e2e/documents';
import { renderArticleHtml } from './render-article';
import { attributesIn, faultsIn, headingsIn } from './testing';

console.log(`Rendered: ${describeDocuments()}`);

const editor = getProcessor({ plugins: [breaks(), frontmatter(), gemoji(), gfm(), math()] });

test.each([...ownDocuments, ...corpusDocuments])(
  '$name, as the editor renders it, is shown safely, with an entry for every heading',
  (document) => {
    const source = String(editor.processSync(readDocument(document)));
    const { html, headings } = renderArticleHtml(source, 'https://site.example');
    expect(faultsIn(html)).toEqual([]);
    const ids = attributesIn(html, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    expect(headingsIn(html)).toBe(headings.length);
    expect(headings.length).toBe(headingsIn(source));
    expect(headings.every(({ id }) => ids.includes(id))).toBe(true);
  },
);
