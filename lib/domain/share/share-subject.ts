import type { RowSubject } from '@/lib/browser/row-menu';
import { isolated } from '@/lib/utils/direction';
import type { Share } from './schema';

export const shareSubject = ({ userId, nickname, content }: Share): RowSubject => ({
  name: `${isolated(nickname)} 的友圈`,
  author: { id: userId, name: nickname },
  words: content,
});
