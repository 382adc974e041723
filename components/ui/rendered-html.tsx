import type { HTMLAttributes } from 'react';

interface RenderedHtmlProps extends HTMLAttributes<HTMLDivElement> {
  /** Must come from lib/html, which sanitises it. */
  html: string;
}

/** Sets rendered html with dangerouslySetInnerHTML: the only place where users' html enters a page but the preview's. */
export function RenderedHtml({ html, ...rest }: RenderedHtmlProps) {
  return <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
