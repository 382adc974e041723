import { parseLiveEvent, type Push } from '@/lib/domain/live/live-events';

/** A push as the API sends it, parsed. @param fields of its frame, besides its type */
export function parsedPush(fields: object): Push {
  const event = parseLiveEvent(JSON.stringify({ type: 'messagepush', ...fields }));
  if (event?.kind === 'message' || event?.kind === 'recalled' || event?.kind === 'notification') return event;
  throw new Error(`${JSON.stringify(fields)} is no push`);
}
