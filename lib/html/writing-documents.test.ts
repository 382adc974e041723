import { expect, test } from 'vitest';
import { corpusDocuments, ownDocuments, readDocument } from '@/e2e/documents';
import { db } from '@/mocks/db';
import { apiUrl, articleWhere, envelopeOf, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';
import { createPreview } from './preview';
import { faultsIn } from './testing';

startContractApi();

test.each([...ownDocuments, ...corpusDocuments])(
  '$name is previewed harmlessly, published, and read back as it was',
  async (document) => {
    const content = readDocument(document);
    const preview = createPreview(async () => (await import('katex')).default.renderToString);
    const { blocks, lines } = await preview.render(content, 'https://site.example');
    expect(faultsIn(blocks.join('\n'))).toEqual([]);
    expect(lines).toHaveLength(blocks.length);

    const html = preview.publish(content);
    const headers = tokenHeader(userNamed('demouser'));
    const article = { articleTitle: document.name, content, html, category: '2', tag: 'qd', description: '描述' };
    expect(await envelopeOf(await postJson(apiUrl('/articles/createarticle'), article, headers))).toMatchObject({
      code: '0',
    });
    const { id } = articleWhere(({ articleTitle }) => articleTitle === document.name);
    const { data } = await envelopeOf(await fetch(apiUrl(`/articles/mdinfo?id=${id}`), { headers }));
    expect(Object(data).content).toBe(content);
    expect(db.articles.get(id)?.html).toBe(html);
  },
);
