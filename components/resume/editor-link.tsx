import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type Button } from '@/components/ui/button';
import { routes } from '@/lib/config/routes';

interface EditorLinkProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  resumeId?: string;
  describedBy?: string;
  children: ReactNode;
}

/** Opens a window that reloads this one after saving, hence `opener`. A link, so that it works as links do. */
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
