import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { isText, parsedBy } from '@/lib/browser/storage';
import { isIdentifier } from '@/lib/utils/identifier';

const MAX_CHATS = 200;

/** Ids of the partners whose messages are counted, but told of by no toast and no desktop notice. */
export const quietChats = personalValue({
  key: 'QUIET_CHATS',
  schema: parsedBy((value) => (Array.isArray(value) ? value.filter(isText).filter(isIdentifier) : undefined)),
});

export const isQuietChat = (partnerId: string | undefined): boolean =>
  partnerId !== undefined && (quietChats.get() ?? []).includes(partnerId);

export function setQuietChat(partnerId: string, quiet: boolean): void {
  const others = (quietChats.get() ?? []).filter((id) => id !== partnerId);
  const next = quiet ? [...others, partnerId].slice(-MAX_CHATS) : others;
  quietChats.set(next.length > 0 ? next : undefined);
}
