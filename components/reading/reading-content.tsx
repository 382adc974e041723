import { RenderedHtml } from '@/components/ui/text/rendered-html';
import { fileRoutes } from '@/lib/config/file-routes';
import { CODE_STYLES, DARK_CODE_STYLES, MARKDOWN_THEMES } from '@/lib/domain/article/article-styles';
import { htmlLang } from '@/lib/utils/text-lang';
import { ContentBehaviours } from './content-behaviours';
import './reading-content.css';

interface ArticleContentProps {
  /** Rendered by lib/html. Key the component by it: the island enhances the html once. */
  html: string;
  /** The author's choices; an unknown name means the site's look. */
  theme?: string;
  codeStyle?: string;
  /** The page is for reading: the reader's own settings hold. */
  reading?: boolean;
}

export function ArticleContent({ html, theme, codeStyle, reading = false }: ArticleContentProps) {
  const knownTheme = MARKDOWN_THEMES.find((name) => name === theme);
  const knownStyle = CODE_STYLES.find((name) => name === codeStyle);
  return (
    <>
      {knownTheme && (
        <link rel="stylesheet" precedence="article" href={fileRoutes.articleStyle('markdown', knownTheme)} />
      )}
      {knownStyle && <link rel="stylesheet" precedence="article" href={fileRoutes.articleStyle('code', knownStyle)} />}
      <ContentBehaviours>
        <RenderedHtml
          className="markdown-body"
          html={html}
          lang={htmlLang(html)}
          data-reading={reading || undefined}
          data-md-theme={knownTheme}
          data-code-style={knownStyle && (DARK_CODE_STYLES.includes(knownStyle) ? 'dark' : 'light')}
        />
      </ContentBehaviours>
    </>
  );
}
