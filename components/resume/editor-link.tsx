import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type Button } from '@/components/ui/button';
import { routes } from '@/lib/config/routes';

interface EditorLinkProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  /** The resume to edit; a new one without. */
  resumeId?: string;
  describedBy?: string;
  children: ReactNode;
}

/**
 * Opens the resume editor in a new window, which reloads this one once it has saved: `opener` keeps the connection that
 * `_blank` cuts otherwise. A link, and not `window.open`, so that it works as links do, also in the background.
 */
export const EditorLink = ({ resumeId, variant, size, describedBy, children }: EditorLinkProps) => (
  <Link
    className={buttonClass(variant, size)}
    href={routes.resumeEditor(resumeId)}
    target="_blank"
    rel="opener"
    prefetch={false}
    aria-describedby={describedBy}
  >
    {children}
  </Link>
);
