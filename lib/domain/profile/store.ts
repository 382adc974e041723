import 'client-only';
import { checkedBy, isRecord, isText } from '@/lib/browser/storage';
import { openDraft } from '@/lib/drafts/draft';
import type { ProfileValues } from './schema';

const schema = checkedBy(
  (value): value is Partial<ProfileValues> => isRecord(value) && Object.values(value).every(isText),
);
const draftOf = (userId: string) => openDraft(userId, { kind: 'profile', subjectId: '', schema });

/** The member's unsaved changes; empty when there are none, or when they cannot be read. */
export const readDraft = (userId: string): Partial<ProfileValues> => draftOf(userId).get() ?? {};

export const keepDraft = (userId: string, changes: Partial<ProfileValues>): void =>
  void draftOf(userId).set(Object.keys(changes).length === 0 ? undefined : changes);
