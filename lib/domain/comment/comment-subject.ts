import type { RowSubject } from '@/lib/browser/row-menu';
import { isolated } from '@/lib/utils/direction';
import type { Comment, Reply } from './schema';

export const commentSubject = ({ userId, nickname, content }: Comment | Reply): RowSubject => ({
  name: `${isolated(nickname)} 的评论`,
  author: { id: userId, name: nickname },
  words: content,
});
