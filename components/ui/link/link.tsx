'use client';

import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of this site, from `routes`. */
  href: string;
  /** Goes on in another way than to the address; keys that open a new tab still do. */
  onOpen?: (() => void) | undefined;
}

const opensElsewhere = ({ currentTarget, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent<HTMLAnchorElement>) =>
  button > 0 ||
  metaKey ||
  ctrlKey ||
  shiftKey ||
  altKey ||
  (currentTarget.target !== '' && currentTarget.target !== '_self');

/**
 * A link within the site, followed without loading a page anew. What the framework's own link does
 * besides is to prefetch, which no link of this site wants and every page would carry 4 kB for.
 */
export function Link({ href, onOpen, onClick, ...rest }: LinkProps) {
  // `useRouter` without its demand for a router: where there is none, it is a plain link.
  const router = useContext(AppRouterContext);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    if (onOpen) onOpen();
    else router.push(href);
  };
  return <a {...rest} href={href} onClick={handleClick} />;
}
