'use client';

import { useRouter } from 'next/navigation';
import { useRef, type ReactNode } from 'react';
import { useContentBehaviours } from './use-content-behaviours';

/** See `useContentBehaviours`. */
export function ContentBehaviours({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const announcement = useContentBehaviours(root, router.push);
  return (
    <>
      <div ref={root}>{children}</div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
