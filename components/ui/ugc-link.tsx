import type { ComponentProps } from 'react';

/**
 * A link in user-generated content. Its address has gone through `safeLink`; it opens in a tab of its own that knows
 * neither this one nor the page that it was on, and search engines see no recommendation of the site in it.
 */
export const UgcLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} target="_blank" rel="noopener noreferrer nofollow ugc">
    {children}
  </a>
);
