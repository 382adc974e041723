import 'client-only';
import * as z from 'zod/mini';
import { openDraft } from '@/lib/drafts/draft';
import type { ProfileValues } from './schema';

const field = z.optional(z.string());
const schema = z.object({
  avatar: field,
  nickname: field,
  gender: field,
  birthday: field,
  startWorkTime: field,
  job: field,
  blogAddress: field,
  description: field,
});
const draftOf = (userId: string) => openDraft(userId, { kind: 'profile', subjectId: '', schema });

/** The member's unsaved changes; empty when there are none, or when they cannot be read. */
export const readDraft = (userId: string): Partial<ProfileValues> => draftOf(userId).get() ?? {};

export const keepDraft = (userId: string, changes: Partial<ProfileValues>): void =>
  void draftOf(userId).set(Object.keys(changes).length === 0 ? undefined : changes);
