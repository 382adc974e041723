import 'server-only';
import { clipText } from '@/lib/utils/clip-text';
import { onOneLine, proseOf } from '@/lib/utils/plain-text';

/** Half-width columns: about 120 Chinese characters. */
const DESCRIPTION_COLUMNS = 240;

export const clipDescription = (text: string) => clipText(onOneLine(text), DESCRIPTION_COLUMNS);

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
