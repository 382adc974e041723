'use client';

import { useEffect, useMemo } from 'react';
import { followAnnotations, useAnnotations } from '@/lib/domain/annotation/annotations-store';
import type { Annotation, TextQuote } from '@/lib/domain/annotation/schema';
import { findQuote, type FoundQuote } from '@/lib/domain/annotation/text-quote';
import { readText, type ReadableText } from '@/components/reading/readable-text';

export interface Anchored {
  annotation: Annotation;
  /** Undefined when the author removed the passage. */
  found: FoundQuote | undefined;
  ranges: readonly Range[];
}

type Anchor = Pick<Anchored, 'found' | 'ranges'>;
const anchors = new WeakMap<ReadableText, WeakMap<TextQuote, Anchor>>();

/** Each passage is looked for once. */
function anchorOf(read: ReadableText, quote: TextQuote): Anchor {
  const known = anchors.get(read) ?? new WeakMap<TextQuote, Anchor>();
  anchors.set(read, known);
  const earlier = known.get(quote);
  if (earlier) return earlier;
  const found = findQuote(read.text, quote);
  const anchor = { found, ranges: found ? read.rangesOf(found.start, found.end) : [] };
  known.set(quote, anchor);
  return anchor;
}

/** The annotations of a text in its order, each with the passage where it is now; those without one are the last. */
export function useAnchored(address: string, root: Element) {
  const { all, hidden, status } = useAnnotations();
  useEffect(followAnnotations, []);
  const read = useMemo(() => readText(root.querySelector('.markdown-body') ?? root), [root]);
  const anchored = useMemo(() => {
    const place = ({ found, annotation }: Anchored) => (found ? found.start : 1e9 + annotation.quote.start);
    return all
      .filter((annotation) => annotation.address === address && !hidden.has(annotation.id))
      .map((annotation): Anchored => ({ annotation, ...anchorOf(read, annotation.quote) }))
      .toSorted((one, other) => place(one) - place(other));
  }, [all, hidden, address, read]);
  return { anchored, read, known: status === 'known' };
}
