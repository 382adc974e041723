import { isNumber, isRecord, isText } from '@/lib/browser/storage';
import type { MessageBody, MessagePicture } from '@/lib/domain/message/schema';

/** A picture that was chosen for a message. Until it is uploaded it has no `src`, but its file among those of drafts. */
export interface DraftImage extends MessagePicture {
  /** Its place among those chosen, however long each upload took. */
  order: number;
  fileId?: string | undefined;
}

/** A message that is being written. */
export interface MessageDraft extends Pick<MessageBody, 'content' | 'quote'> {
  images: readonly DraftImage[];
}

const isImage = (value: unknown) =>
  isRecord(value) && isText(value.src) && isNumber(value.width) && isNumber(value.height);
const isQuote = (value: unknown) =>
  value === null || (isRecord(value) && [value.id, value.text, value.image, value.nickname].every(isText));

/** Whether what was stored in the browser is what a message says. */
export const isMessageBody = (value: unknown): value is MessageBody & Record<string, unknown> =>
  isRecord(value) && isText(value.content) && (value.image === null || isImage(value.image)) && isQuote(value.quote);

/** Whether what was stored in the browser is a message that is being written. */
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
