import { isNumber, isRecord, isText } from '@/lib/browser/storage';
import type { MessageBody, MessagePicture } from '@/lib/domain/message/schema';

/** A picture for a message. Before its upload it has a file among the drafts' files, and no `src`. */
export interface DraftImage extends MessagePicture {
  /** The position among the chosen pictures, whose uploads may end in another order. */
  order: number;
  fileId?: string | undefined;
}

export interface MessageDraft extends Pick<MessageBody, 'content' | 'quote'> {
  images: readonly DraftImage[];
}

const isImage = (value: unknown) =>
  isRecord(value) && isText(value.src) && isNumber(value.width) && isNumber(value.height);
const isQuote = (value: unknown) =>
  value === null || (isRecord(value) && [value.id, value.text, value.image, value.nickname].every(isText));

export const isMessageBody = (value: unknown): value is MessageBody & Record<string, unknown> =>
  isRecord(value) && isText(value.content) && (value.image === null || isImage(value.image)) && isQuote(value.quote);

export const isStoredDraft = (value: unknown): value is MessageDraft =>
  isRecord(value) &&
  isText(value.content) &&
  isQuote(value.quote) &&
  Array.isArray(value.images) &&
  value.images.every(
    (image) =>
      isRecord(image) &&
      isNumber(image.order) &&
      isImage(image) &&
      (image.fileId === undefined || isText(image.fileId)),
  );
