import type { ComponentProps } from 'react';
import { NEW_TAB } from '@/components/ui/new-tab';

/** A link in user content: checked by `safeLink`, opens a tab without opener and referrer, `nofollow`. */
export const UgcLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} {...NEW_TAB} rel="noopener noreferrer nofollow ugc">
    {children}
  </a>
);
