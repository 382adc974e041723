import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { isRecord, parsedBy } from '@/lib/browser/storage';
import { fileRoutes } from '@/lib/config/file-routes';
import { keysOf } from '@/lib/utils/keys-of';
import { MARKDOWN_THEMES } from '@/lib/domain/article/article-styles';
export const PLAIN_THEME = 'plain';

/** Choices besides the default, by their attributes `data-look-…` of <html> (components/reading/reading-look.css). */
export const LOOK_CHOICES = {
  size: ['small', 'large', 'larger', 'largest'],
  width: ['narrow', 'wide'],
  leading: ['tight', 'loose'],
  font: ['serif'],
  theme: [PLAIN_THEME, ...MARKDOWN_THEMES],
} as const;
export type LookName = keyof typeof LOOK_CHOICES;
type ReadingLook = Partial<Record<LookName, string>>;

export function parseLook(value: unknown): ReadingLook | undefined {
  if (!isRecord(value)) return undefined;
  const known = keysOf(LOOK_CHOICES).filter((name) => LOOK_CHOICES[name].some((choice) => choice === value[name]));
  return known.length === 0 ? undefined : Object.fromEntries(known.map((name) => [name, value[name]]));
}
export const readingLook = personalValue({ key: 'READING_LOOK', schema: parsedBy(parseLook) });

export function chooseLook(name: LookName, choice: string | undefined): boolean {
  const { [name]: _before, ...others } = readingLook.get() ?? {};
  const look = choice === undefined ? others : { ...others, [name]: choice };
  return readingLook.set(parseLook(look));
}

const LINK_ID = 'look-theme';

/** A theme's rules reach every article body: it is loaded on pages that are for reading, and not left to others. */
export function linkLookTheme(theme: string | undefined): void {
  const wanted = theme === undefined || theme === PLAIN_THEME ? undefined : fileRoutes.articleStyle('markdown', theme);
  const link = document.getElementById(LINK_ID);
  if (link?.getAttribute('href') === wanted) return;
  link?.remove();
  if (wanted === undefined) return;
  const added = Object.assign(document.createElement('link'), { id: LINK_ID, rel: 'stylesheet' });
  added.setAttribute('href', wanted);
  document.head.append(added);
}

export function showLook(look: ReadingLook = {}): void {
  const root = document.documentElement;
  for (const name of keysOf(LOOK_CHOICES)) {
    const choice = look[name];
    if (choice === undefined) root.removeAttribute(`data-look-${name}`);
    else root.setAttribute(`data-look-${name}`, choice);
  }
}
