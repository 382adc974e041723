import type { Message } from './schema';

/** Ids of the messages that contain a text in either case, the latest first. */
export function foundMessages(messages: readonly Message[], text: string): string[] {
  const sought = text.trim().toLowerCase();
  if (sought === '') return [];
  return messages.flatMap(({ id, content }) => (content.toLowerCase().includes(sought) ? [id] : [])).reverse();
}
