import type { Share } from '@/lib/domain/share/schema';
import { clipText } from '@/lib/utils/clip-text';
import { isolated, withoutDirectionControls } from '@/lib/utils/direction';
import { onOneLine } from '@/lib/utils/plain-text';

const TITLE_COLUMNS = 60;

export const titleOfContent = (content: string): string =>
  clipText(onOneLine(withoutDirectionControls(content)), TITLE_COLUMNS);

export const shareTitle = ({ nickname, content }: Pick<Share, 'nickname' | 'content'>): string =>
  [nickname, titleOfContent(content)].filter(Boolean).map(isolated).join('：');
