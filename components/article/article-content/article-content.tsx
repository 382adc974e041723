'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { routes } from '@/lib/config/routes';
import { CODE_STYLES, DARK_CODE_STYLES, MARKDOWN_THEMES } from '@/lib/domain/article/options';
import type { HtmlPart } from '@/lib/html/handoff';
import { keptHtml } from './kept-html';
import { useContentBehaviours } from './use-content-behaviours';
import './article-content.css';
import './content-chrome.css';
import './code-block.css';

interface HandedHtmlProps {
  contentKey: string;
  part: HtmlPart;
  /** Html that lib/html has just rendered in the browser. */
  rendered?: string | undefined;
  ref?: RefObject<HTMLDivElement | null>;
  className?: string;
  'data-md-theme'?: string;
  'data-code-style'?: 'light' | 'dark';
}

/**
 * Puts html that lib/html has rendered into the page: the only place where html from others comes in.
 * It reaches the browser once, as html; hydration keeps the DOM that is there.
 */
export function HandedHtml({ contentKey, part, rendered, ...rest }: HandedHtmlProps) {
  const [html] = useState(() => rendered ?? keptHtml(contentKey, part));
  useEffect(() => {
    // Reached without loading the page, and never seen before: only the server has it.
    if (html === null) window.location.reload();
  }, [html]);
  return (
    <div
      {...rest}
      data-html={`${part}:${contentKey}`}
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
      suppressHydrationWarning
    />
  );
}

interface ArticleContentProps {
  /** From `prepareContent`. */
  contentKey: string;
  /** What lib/html made of it in the browser; without it, the page came with it. */
  rendered?: string;
  /** The author's choices; an unknown name means the site's own look. */
  theme: string;
  codeStyle: string;
}

/** The body of an article in its theme and code style. */
export function ArticleContent({ contentKey, rendered, theme, codeStyle }: ArticleContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const announcement = useContentBehaviours(content);
  const knownTheme = MARKDOWN_THEMES.find((name) => name === theme);
  const knownStyle = CODE_STYLES.find((name) => name === codeStyle);
  return (
    <>
      {(knownTheme ?? knownStyle) && (
        <link rel="stylesheet" precedence="article" href={routes.articleStyle(knownTheme, knownStyle)} />
      )}
      <HandedHtml
        key={contentKey}
        ref={content}
        className="markdown-body"
        contentKey={contentKey}
        rendered={rendered}
        part="content"
        data-md-theme={knownTheme}
        data-code-style={knownStyle && (DARK_CODE_STYLES.includes(knownStyle) ? 'dark' : 'light')}
      />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
