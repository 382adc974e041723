import 'server-only';
import { clipText } from '@/lib/utils/clip-text';
import { onOneLine, proseOf } from '@/lib/utils/plain-text';

/** Half-width columns: about 120 Chinese characters. */
const DESCRIPTION_COLUMNS = 240;

/** A description as search engines show it: one line, not longer than they show. */
export const clipDescription = (text: string) => clipText(onOneLine(text), DESCRIPTION_COLUMNS);

/** An article's description for search engines: its author's, else the beginning of its text, else its title. */
export function describeArticle({
  articleTitle,
  description,
  html,
}: {
  articleTitle: string;
  description: string;
  html: string;
}): string {
  return clipDescription(onOneLine(description) || proseOf(html) || articleTitle);
}
