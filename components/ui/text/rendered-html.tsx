import type { HTMLAttributes } from 'react';

interface RenderedHtmlProps extends HTMLAttributes<HTMLDivElement> {
  /** Must come from lib/html, which sanitises it. */
  html: string;
  /** Phrasing content, for headings and labels. */
  inline?: boolean;
}

/** The only place where users' html enters a page, besides the preview. */
export function RenderedHtml({ html, inline = false, ...rest }: RenderedHtmlProps) {
  const Box = inline ? 'span' : 'div';
  return <Box {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
