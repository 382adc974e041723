import { useWriting } from '@/lib/domain/editor/store';
import { CODE_STYLES, DARK_CODE_STYLES, MARKDOWN_THEMES } from '@/lib/domain/article/options';

/** The theme and code style that the author has chosen; undefined for the site's own look. */
export function useChosenStyles() {
  const theme = useWriting(({ writing }) => MARKDOWN_THEMES.find((name) => name === writing.theme));
  const codeStyle = useWriting(({ writing }) => CODE_STYLES.find((name) => name === writing.codeStyle));
  const codeGround: 'light' | 'dark' | undefined =
    codeStyle && (DARK_CODE_STYLES.includes(codeStyle) ? 'dark' : 'light');
  return { theme, codeStyle, codeGround };
}
