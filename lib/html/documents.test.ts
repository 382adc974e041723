import { expect, test } from 'vitest';
import { corpusDocuments, describeDocuments, ownDocuments, readDocument } from '@/e2e/documents';
import { db } from '@/mocks/db';
import { apiUrl, articleWhere, envelopeOf, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';
import { createPreview } from './preview';
import { renderArticleHtml } from './render-article';
import { attributesIn, faultsIn, headingsIn } from './testing';

startContractApi();

console.log(`Rendered: ${describeDocuments()}`);

test.each([...ownDocuments, ...corpusDocuments])(
  '$name is previewed harmlessly, published, read back as it was, and shown safely, with an entry for every heading',
  async (document) => {
    const content = readDocument(document);
    const preview = createPreview(async () => (await import('@/lib/html/math/tex')).renderTex);
    const { blocks, lines } = await preview.render(content, 'https://site.example');
    expect(faultsIn(blocks.join('\n'))).toEqual([]);
    expect(lines).toHaveLength(blocks.length);

    // A text is rendered once for both, as it takes the editor a second to render a long one.
    const source = preview.publish(content);
    const headers = tokenHeader(userNamed('demouser'));
    const article = {
      articleTitle: document.name,
      content,
      html: source,
      category: '2',
      tag: 'qd',
      description: '描述',
    };
    expect(await envelopeOf(await postJson(apiUrl('/articles/createarticle'), article, headers))).toMatchObject({
      code: '0',
    });
    const { id } = articleWhere(({ articleTitle }) => articleTitle === document.name);
    const { data } = await envelopeOf(await fetch(apiUrl(`/articles/mdinfo?id=${id}`), { headers }));
    expect(Object(data).content).toBe(content);
    expect(db.articles.get(id)?.html).toBe(source);

    const { html, headings } = renderArticleHtml(source, 'https://site.example', (work) => work());
    expect(faultsIn(html)).toEqual([]);
    // Far below the bounds of an article (article-renderer.ts, lib/server/render-text.worker.ts).
    expect(html.match(/<a |<img |class="code-block"/g)?.length ?? 0).toBeLessThan(2_500);
    expect(Buffer.byteLength(html)).toBeLessThan(1_800_000);
    const ids = attributesIn(html, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    expect(headingsIn(html)).toBe(headings.length);
    expect(headings.length).toBe(headingsIn(source));
    expect(headings.every(({ id: heading }) => ids.includes(heading))).toBe(true);
  },
);
