'use client';

import { useEffect } from 'react';
import { routes } from '@/lib/config/routes';
import type { CodeStyle, MarkdownTheme } from '@/lib/domain/article/options';

type Choice = 'theme' | 'code';

const linksOf = (choice: Choice) => document.head.querySelectorAll(`link[data-choice="${choice}"]`);

/** Loads one stylesheet; the one before stays until it has come, so that nothing flashes. */
function useStylesheet(choice: Choice, href: string | undefined): void {
  useEffect(() => {
    const link = document.createElement('link');
    const removeOthers = () => linksOf(choice).forEach((other) => other !== link && other.remove());
    if (href === undefined) return removeOthers();
    link.rel = 'stylesheet';
    link.href = href;
    link.dataset.choice = choice;
    link.addEventListener('load', removeOthers);
    link.addEventListener('error', removeOthers);
    document.head.append(link);
    return () => {
      link.removeEventListener('load', removeOthers);
      link.removeEventListener('error', removeOthers);
    };
  }, [choice, href]);
  useEffect(() => () => linksOf(choice).forEach((link) => link.remove()), [choice]);
}

interface StyleLinksProps {
  theme: MarkdownTheme | undefined;
  codeStyle: CodeStyle | undefined;
}

/** The stylesheets of the author's choices, for as long as they are chosen. */
export function StyleLinks({ theme, codeStyle }: StyleLinksProps) {
  useStylesheet('theme', theme && routes.markdownTheme(theme));
  useStylesheet('code', codeStyle && routes.codeStyle(codeStyle));
  return null;
}
