import fs from 'node:fs/promises';
import path from 'node:path';
import { CODE_STYLES, MARKDOWN_THEMES } from '../../lib/domain/article/article-styles.ts';
import { codeStyleCss, markdownThemeCss, yieldToReader } from './theme-css.ts';
import { codeThumbsCss, markdownThumbsCss } from './theme-thumbs.ts';

/** Writes all themes, code styles and thumbnails to `public/theme`, before Next looks for public files. */
export async function writeThemes(root: string): Promise<void> {
  const directory = path.join(root, 'public/theme');
  await fs.mkdir(directory, { recursive: true });
  const write = async (name: string, css: Promise<string>) =>
    fs.writeFile(path.join(directory, `${name}.css`), await css);
  await Promise.all([
    ...MARKDOWN_THEMES.map((name) =>
      write(
        `markdown-${name}`,
        markdownThemeCss(name).then((css) => yieldToReader(css, name)),
      ),
    ),
    ...CODE_STYLES.map((name) => write(`code-${name}`, codeStyleCss(name))),
    write('markdown-thumbs', markdownThumbsCss()),
    write('code-thumbs', codeThumbsCss()),
  ]);
}
