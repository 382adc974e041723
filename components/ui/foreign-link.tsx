import type { ComponentProps } from 'react';

/**
 * A link to an address that a user gave, which has gone through `safeLink`: in a tab of its own that knows neither this
 * one nor the page that it was on, and without the site's recommendation to search engines.
 */
export const ForeignLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} target="_blank" rel="noopener noreferrer nofollow ugc">
    {children}
  </a>
);
