'use client';

import { useEffect } from 'react';
import { routes } from '@/lib/config/routes';
import type { CodeStyle, MarkdownTheme } from '@/lib/domain/article/options';

const links = () => document.head.querySelectorAll('link[data-choice]');

interface StyleLinksProps {
  theme: MarkdownTheme | undefined;
  codeStyle: CodeStyle | undefined;
}

/**
 * The stylesheet of the author's choices, for as long as they are chosen; the one before stays until it
 * has come, so that nothing flashes.
 */
export function StyleLinks({ theme, codeStyle }: StyleLinksProps) {
  const href = (theme ?? codeStyle) && routes.articleStyle(theme, codeStyle);
  useEffect(() => {
    const link = document.createElement('link');
    const removeOthers = () => links().forEach((other) => other !== link && other.remove());
    if (href === undefined) return removeOthers();
    link.rel = 'stylesheet';
    link.href = href;
    link.dataset.choice = '';
    link.addEventListener('load', removeOthers);
    link.addEventListener('error', removeOthers);
    document.head.append(link);
    return () => {
      link.removeEventListener('load', removeOthers);
      link.removeEventListener('error', removeOthers);
    };
  }, [href]);
  useEffect(() => () => links().forEach((link) => link.remove()), []);
  return null;
}
