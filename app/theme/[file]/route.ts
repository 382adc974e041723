import { CODE_STYLES, MARKDOWN_THEMES } from '@/lib/domain/article/options';
import { codeStyleCss, markdownThemeCss } from '@/lib/server/theme-css';

export const dynamic = 'force-static';
export const dynamicParams = false;

const FILES = new Map<string, () => Promise<string>>([
  ...MARKDOWN_THEMES.map((name): [string, () => Promise<string>] => [`md-${name}.css`, () => markdownThemeCss(name)]),
  ...CODE_STYLES.map((name): [string, () => Promise<string>] => [`code-${name}.css`, () => codeStyleCss(name)]),
]);

export const generateStaticParams = () => [...FILES.keys()].map((file) => ({ file }));

/** The stylesheets that authors choose from. */
export async function GET(_request: Request, { params }: RouteContext<'/theme/[file]'>) {
  const css = await FILES.get((await params).file)?.();
  if (css === undefined) return new Response(null, { status: 404 });
  return new Response(css, {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
  });
}
