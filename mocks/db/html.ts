import type { Article } from './types';

/** By markdown, so that a reset renders nothing twice. */
const rendered = new Map<string, string>();

type Render = (markdown: string) => string;
let renderer: Promise<Render> | undefined;

/** Exactly what the write center would send: ByteMD with the editor's plugins. Loaded on the first article. */
async function loadRenderer(): Promise<Render> {
  const [
    { getProcessor },
    { default: gfm },
    { default: math },
    { default: frontmatter },
    { default: gemoji },
    { default: breaks },
  ] = await Promise.all([
    import('bytemd'),
    import('@bytemd/plugin-gfm'),
    import('@bytemd/plugin-math'),
    import('@bytemd/plugin-frontmatter'),
    import('@bytemd/plugin-gemoji'),
    import('@bytemd/plugin-breaks'),
  ]);
  const processor = getProcessor({ plugins: [gfm(), math(), frontmatter(), gemoji(), breaks()] });
  return (markdown) => String(processor.processSync(markdown));
}

/** The html of an article or a feedback as its author's client sent it; null when it never did. */
export async function htmlOf(article: Pick<Article, 'content' | 'html'>): Promise<string | null> {
  if (article.html !== undefined) return article.html;
  const known = rendered.get(article.content);
  if (known !== undefined) return known;
  renderer ??= loadRenderer();
  const html = (await renderer)(article.content);
  rendered.set(article.content, html);
  return html;
}
