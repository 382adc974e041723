'use client';

import { useRouter } from 'next/navigation';
import { useRef, type ReactNode } from 'react';
import { useContentBehaviours } from './use-content-behaviours';
import recipes from '@/styles/recipes.module.css';

export function ContentBehaviours({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const announcement = useContentBehaviours(root, router.push);
  return (
    <>
      <div ref={root}>{children}</div>
      <p className={recipes.visuallyHidden} role="status">
        {announcement}
      </p>
    </>
  );
}
