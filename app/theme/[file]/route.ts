import { CODE_STYLES, MARKDOWN_THEMES } from '@/lib/domain/article/options';
import { codeThumbsCss, markdownThumbsCss } from '@/lib/server/theme-thumbs';
import { textResponse } from '@/lib/server/text-response';
import { codeStyleCss, markdownThemeCss } from '@/lib/server/theme-css';

export const dynamic = 'force-static';
export const dynamicParams = false;

const FILES = new Map([
  ...MARKDOWN_THEMES.map((name): [string, () => Promise<string>] => [
    `markdown-${name}.css`,
    () => markdownThemeCss(name),
  ]),
  ...CODE_STYLES.map((name): [string, () => Promise<string>] => [`code-${name}.css`, () => codeStyleCss(name)]),
  ['markdown-thumbs.css', markdownThumbsCss] as const,
  ['code-thumbs.css', codeThumbsCss] as const,
]);

export const generateStaticParams = () => [...FILES.keys()].map((file) => ({ file }));

/** The stylesheet of a Markdown theme, of a code style, or of the thumbnails of all of them. */
export async function GET(_request: Request, { params }: RouteContext<'/theme/[file]'>) {
  const css = await FILES.get((await params).file)?.();
  return textResponse(css ?? null, { contentType: 'text/css', maxAge: 86_400 });
}
