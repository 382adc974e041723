import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db, resetDb } from '@/mocks/db';
import { server } from '@/mocks/node';
import { apiUrl, articleWhere, envelopeOf, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { createPreview } from './preview';
import { faultsIn } from './testing';

const FOLDER = process.env.CORPUS_DIR ?? path.resolve('../shared/corpus/articles');
const files = fs.existsSync(FOLDER) ? fs.readdirSync(FOLDER).filter((file) => file.endsWith('.md')) : [];
const SLOW_MS = 30_000;

if (files.length === 0) console.log(`Skipped: no corpus of real documents at ${FOLDER}`);

describe.skipIf(files.length === 0)('real documents', () => {
  beforeAll(() => {
    resetDb({ articles: 0, articlesDir: null });
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterAll(() => server.close());

  test.each(files)(
    '%s is previewed harmlessly, published, and read back as it was',
    { timeout: SLOW_MS },
    async (file) => {
      const content = fs.readFileSync(path.join(FOLDER, file), 'utf8');
      const preview = createPreview(async () => (await import('katex')).default.renderToString);
      const { blocks, lines } = await preview.render(content, 'https://site.example');
      expect(faultsIn(blocks.join('\n'))).toEqual([]);
      expect(lines).toHaveLength(blocks.length);

      const html = preview.publish(content);
      const headers = tokenHeader(userNamed('demouser'));
      const article = { articleTitle: file, content, html, category: '2', tag: 'qd', description: '描述' };
      expect(await envelopeOf(await postJson(apiUrl('/articles/createarticle'), article, headers))).toMatchObject({
        code: '0',
      });
      const { id } = articleWhere(({ articleTitle }) => articleTitle === file);
      const { data } = await envelopeOf(await fetch(apiUrl(`/articles/mdinfo?id=${id}`), { headers }));
      expect(Object(data).content).toBe(content);
      expect(db.articles.get(id)?.html).toBe(html);
    },
  );
});
