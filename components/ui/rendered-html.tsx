import type { HTMLAttributes } from 'react';

interface RenderedHtmlProps extends HTMLAttributes<HTMLDivElement> {
  /** Must come from lib/html, which sanitises it. */
  html: string;
}

/** The only place where users' html enters a page, besides the preview. */
export function RenderedHtml({ html, ...rest }: RenderedHtmlProps) {
  return <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
