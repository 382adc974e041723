import { checkedBy, isRecord, isText } from '@/lib/browser/storage';

export interface CommentDraft {
  content: string;
  image: string;
}

export const isCommentDraft = (value: unknown): value is CommentDraft =>
  isRecord(value) && isText(value.content) && isText(value.image);

export const commentDraftSchema = checkedBy(isCommentDraft);
