import { isNumber, isRecord, isText } from '@/lib/browser/storage';
import type { MessageBody } from '@/lib/domain/message/schema';

const isImage = (value: unknown) =>
  value === null || (isRecord(value) && isText(value.src) && isNumber(value.width) && isNumber(value.height));
const isQuote = (value: unknown) =>
  value === null || (isRecord(value) && [value.id, value.text, value.image, value.nickname].every(isText));

/** Whether what was stored in the browser is what a message says. */
export const isMessageBody = (value: unknown): value is MessageBody & Record<string, unknown> =>
  isRecord(value) && isText(value.content) && isImage(value.image) && isQuote(value.quote);
