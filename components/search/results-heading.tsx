'use client';

import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { focusContent } from '@/lib/browser/focus-content';
import recipes from '@/styles/recipes.module.css';

const ID = 'results';

/** Names the results for screen readers. A search within the site moves the focus here. */
export function ResultsHeading({ children }: { children: string }) {
  const hydrated = useHydrated();
  /** Text of a document load, which leaves the focus alone. */
  const [loaded] = useState(hydrated ? undefined : children);
  const last = useRef(loaded);
  useEffect(() => {
    if (last.current === children) return;
    last.current = children;
    focusContent(ID);
  }, [children]);
  return (
    <h1 id={ID} className={recipes.visuallyHidden} tabIndex={-1}>
      {children}
    </h1>
  );
}
