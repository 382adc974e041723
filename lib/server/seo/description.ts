import 'server-only';
import { SEARCH_HIT } from '@/lib/config/search-hit';
import { clipText, textColumns } from '@/lib/utils/clip-text';
import { isolated } from '@/lib/utils/direction';
import { onOneLine } from '@/lib/utils/plain-text';

export const clipDescription = (text: string) => clipText(onOneLine(text), SEARCH_HIT.descriptionColumns);

export const describeArticle = (
  { articleTitle, description }: { articleTitle: string; description: string },
  prose: string,
): string => clipDescription(onOneLine(description) || prose || articleTitle);

/** Half-width columns: shorter texts say too little of themselves. */
const SHORT_COLUMNS = 40;

export function describeShare({ nickname, content }: { nickname: string; content: string }): string {
  const text = onOneLine(content);
  return textColumns(text) < SHORT_COLUMNS ? `${isolated(nickname)} 在友圈的分享：${text}` : clipDescription(text);
}
