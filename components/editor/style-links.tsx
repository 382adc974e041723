'use client';

import { useEffect } from 'react';
import { routes } from '@/lib/config/routes';
import type { CodeStyle, MarkdownTheme } from '@/lib/domain/article/options';

/** A stylesheet; the previous one stays until it has loaded, so that no unstyled content flashes. */
function useStylesheet(kind: 'markdown' | 'code', name: string | undefined): void {
  useEffect(() => {
    const link = document.createElement('link');
    const links = document.head.getElementsByClassName(`chosen-${kind}`);
    const removeOthers = () => [...links].forEach((other) => other !== link && other.remove());
    if (name === undefined) return removeOthers();
    link.rel = 'stylesheet';
    link.href = routes.articleStyle(kind, name);
    link.className = `chosen-${kind}`;
    link.onload = removeOthers;
    link.onerror = removeOthers;
    document.head.append(link);
    return () => {
      link.onload = null;
      link.onerror = null;
    };
  }, [kind, name]);
  useEffect(() => () => document.head.querySelectorAll(`.chosen-${kind}`).forEach((link) => link.remove()), [kind]);
}

/** The stylesheets of the author's choices. */
export function StyleLinks({
  theme,
  codeStyle,
}: {
  theme?: MarkdownTheme | undefined;
  codeStyle?: CodeStyle | undefined;
}) {
  useStylesheet('markdown', theme);
  useStylesheet('code', codeStyle);
  return null;
}
