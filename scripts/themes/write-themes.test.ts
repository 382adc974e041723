import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CODE_STYLES, MARKDOWN_THEMES } from '@/lib/domain/article/article-styles';
import { fileRoutes } from '@/lib/config/file-routes';
import { writeThemes } from './write-themes';

test('every stylesheet that a page may ask for is written where it asks', async () => {
  const root = await fs.mkdtemp(path.join(os.tmpdir(), 'themes-'));
  await writeThemes(root);
  const addresses = [
    ...MARKDOWN_THEMES.map((name) => fileRoutes.articleStyle('markdown', name)),
    ...CODE_STYLES.map((name) => fileRoutes.articleStyle('code', name)),
    fileRoutes.styleThumbs('markdown'),
    fileRoutes.styleThumbs('code'),
  ];
  for (const address of addresses) {
    const css = await fs.readFile(path.join(root, 'public', address), 'utf8');
    expect(css, address).toMatch(/\.markdown-body|\.style-thumb/);
  }
  await fs.rm(root, { recursive: true });
});
