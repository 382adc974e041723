import type { ComponentProps } from 'react';

/** A link in user content: checked by `safeLink`, opens a tab without opener and referrer, `nofollow`. */
export const UgcLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} target="_blank" rel="noopener noreferrer nofollow ugc">
    {children}
  </a>
);
