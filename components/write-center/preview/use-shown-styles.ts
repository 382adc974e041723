import { useEffect, useState } from 'react';
import { fileRoutes } from '@/lib/config/file-routes';
import { CODE_STYLES, DARK_CODE_STYLES, MARKDOWN_THEMES } from '@/lib/domain/article/article-styles';
import { useWriting } from '@/lib/domain/write-center/writing-store';

/** Loads a choice's stylesheet, then removes the previous one. @returns the name that applies */
function useStylesheet<Name extends string>(kind: 'markdown' | 'code', name: Name | undefined): Name | undefined {
  const [loaded, setLoaded] = useState<Name>();
  useEffect(() => {
    const link = document.createElement('link');
    const links = document.head.getElementsByClassName(`chosen-${kind}`);
    const swap = () => {
      [...links].forEach((other) => other !== link && other.remove());
      setLoaded(name);
    };
    if (name === undefined) return swap();
    link.rel = 'stylesheet';
    link.href = fileRoutes.articleStyle(kind, name);
    link.className = `chosen-${kind}`;
    link.onload = swap;
    link.onerror = swap;
    document.head.append(link);
    return () => {
      link.onload = null;
      link.onerror = null;
    };
  }, [kind, name]);
  useEffect(() => () => document.head.querySelectorAll(`.chosen-${kind}`).forEach((link) => link.remove()), [kind]);
  return loaded;
}

export function useShownStyles() {
  const chosenTheme = useWriting(({ value }) => MARKDOWN_THEMES.find((name) => name === value.theme));
  const chosenCode = useWriting(({ value }) => CODE_STYLES.find((name) => name === value.codeStyle));
  const theme = useStylesheet('markdown', chosenTheme);
  const codeStyle = useStylesheet('code', chosenCode);
  const codeGround: 'light' | 'dark' | undefined =
    codeStyle && (DARK_CODE_STYLES.includes(codeStyle) ? 'dark' : 'light');
  return { theme, codeGround };
}
