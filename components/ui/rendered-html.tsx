import type { HTMLAttributes } from 'react';

interface RenderedHtmlProps extends HTMLAttributes<HTMLDivElement> {
  /** Sanitised by lib/html, and by nothing else. */
  html: string;
}

/** Puts rendered html into the page, on the server and in the browser: the only place where html from others comes in. */
export function RenderedHtml({ html, ...rest }: RenderedHtmlProps) {
  return <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
