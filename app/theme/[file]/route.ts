import { CODE_STYLES, MARKDOWN_THEMES } from '@/lib/domain/article/options';
import { articleStyleCss } from '@/lib/server/theme-css';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  [undefined, ...MARKDOWN_THEMES].flatMap((theme) =>
    [undefined, ...CODE_STYLES].map((codeStyle) => ({ file: `${theme ?? '-'}.${codeStyle ?? '-'}.css` })),
  );

/** The stylesheet of a Markdown theme and a code style, see `routes.articleStyle`. */
export async function GET(_request: Request, { params }: RouteContext<'/theme/[file]'>) {
  const [theme, codeStyle] = (await params).file.split('.');
  const css = await articleStyleCss(
    MARKDOWN_THEMES.find((name) => name === theme),
    CODE_STYLES.find((name) => name === codeStyle),
  );
  return new Response(css, {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
  });
}
