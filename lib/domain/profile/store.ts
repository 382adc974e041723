import 'client-only';
import type { ProfileValues } from './schema';
import { PROFILE_FIELDS } from './utils';

/** Changes that are not saved yet, for as long as the tab lives: they outlast a login that has run out. */
const draftKey = (userId: string) => `PROFILE_DRAFT:${userId}`;

/** The member's unsaved changes; none when there are none, or when they cannot be read. */
export function readDraft(userId: string): Partial<ProfileValues> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftKey(userId)) ?? 'null');
    const values = new Map<string, unknown>(Object.entries(kept ?? {}));
    return Object.fromEntries(
      PROFILE_FIELDS.flatMap((field) => {
        const value = values.get(field);
        return typeof value === 'string' ? [[field, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}

export function keepDraft(userId: string, changes: Partial<ProfileValues>): void {
  try {
    if (Object.keys(changes).length === 0) sessionStorage.removeItem(draftKey(userId));
    else sessionStorage.setItem(draftKey(userId), JSON.stringify(changes));
  } catch {
    // Without storage they live as long as the page.
  }
}
