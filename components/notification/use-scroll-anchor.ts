'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';

interface Anchor {
  element: string;
  top: number;
}

/** Does the scroll anchoring that WebKit lacks when rows are prepended. @param rows compared by identity */
export function useScrollAnchor<T extends { id: string }>(rows: readonly T[], elementId: (id: string) => string): void {
  const visible = useRef<Anchor[]>([]);

  useLayoutEffect(() => {
    if (hasScrollAnchoring()) return;
    // A removed or merged row is no anchor: the next one is.
    const kept = visible.current.find(({ element }) => document.getElementById(element));
    const now = kept && document.getElementById(kept.element)?.getBoundingClientRect().top;
    if (kept && now !== undefined && window.scrollY > 0) window.scrollBy(0, now - kept.top);
  }, [rows]);

  useEffect(() => {
    if (hasScrollAnchoring()) return;
    const measure = () => {
      visible.current = rows.flatMap(({ id }) => {
        const top = document.getElementById(elementId(id))?.getBoundingClientRect().top;
        return top !== undefined && top >= 0 && top < window.innerHeight ? [{ element: elementId(id), top }] : [];
      });
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [rows, elementId]);
}

const hasScrollAnchoring = () => CSS.supports('overflow-anchor', 'auto');
