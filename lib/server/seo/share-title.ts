import type { Share } from '@/lib/domain/share/schema';
import { clipText } from '@/lib/utils/clip-text';
import { onOneLine } from '@/lib/utils/plain-text';

/** Half-width columns of a title. */
const TITLE_COLUMNS = 60;

/** Title of a share: its author and the beginning of its text. */
export const shareTitle = ({ nickname, content }: Pick<Share, 'nickname' | 'content'>): string =>
  [nickname, clipText(onOneLine(content), TITLE_COLUMNS)].filter(Boolean).join('：');
