import 'client-only';
import * as z from 'zod/mini';
import { checkedBy, isText, type Check } from '@/lib/browser/storage';
import type { DraftKind } from '@/lib/config/personal-data';
import { isTextAddress } from '@/lib/domain/annotation/annotated-texts';
import { storedAnnotationSchema } from '@/lib/domain/annotation/schema';
import { commentDraftSchema } from '@/lib/domain/comment/comment-draft';
import { outgoingSchema } from '@/lib/domain/message/outbox';
import { isStoredDraft } from '@/lib/domain/message/stored-body';
import { resumeStore } from '@/lib/domain/resume/resume-store';
import { seenSharesSchema } from '@/lib/domain/share/seen-shares';
import { shareDraftSchema } from '@/lib/domain/share/share-draft';
import { writingSchema } from '@/lib/domain/write-center/schema';
import { storedFileSchema } from '@/lib/drafts/draft-files';
import { formDraftSchema } from '@/lib/drafts/form-draft';
import { DRAFT_PREFIX } from '@/lib/drafts/draft-copies';
import { lookUp } from '@/lib/utils/look-up';
import { OWNER_MARK } from './export-kinds';

/** How an export names the rows of a kind, and what they hold. */
interface RowForm {
  /** Begins the ids. */
  prefix: string;
  rest: RegExp;
  isSubject: (subjectId: string) => boolean;
  schema: Check<unknown>;
  /** There is one row of an owner for each subject, so that a second one has no place. */
  isSingle: boolean;
}

const isIdOrNone = (id: string) => /^[\w-]{0,64}$/.test(id);
const many = (prefix: string, schema: Check<unknown>, isSubject = isIdOrNone): RowForm => ({
  prefix,
  rest: /^[\w-]{1,64}$/,
  isSubject,
  schema,
  isSingle: false,
});
const single = (prefix: string, schema: Check<unknown>): RowForm => ({
  prefix,
  rest: /^[\w :~-]{0,200}$/,
  isSubject: () => true,
  schema,
  isSingle: true,
});
const typed = (kind: DraftKind, schema: Check<unknown>) => single(`${DRAFT_PREFIX}${OWNER_MARK}:${kind}:`, schema);

const text = checkedBy(isText);
const message = checkedBy(isStoredDraft);
const version = z.object({ reason: z.string(), value: writingSchema });

const ROW_FORMS: Readonly<Record<DraftKind, RowForm>> = {
  article: many('', writingSchema),
  resume: many('', resumeStore.schema),
  file: many('file-', storedFileSchema),
  version: many('version-article-', version, (id) => isIdOrNone(id.replace(/^new:/, ''))),
  annotation: many('annotation:', storedAnnotationSchema, isTextAddress),
  'seen-shares': { ...single(`seen-shares:${OWNER_MARK}`, seenSharesSchema), rest: /^$/ },
  share: typed('share', shareDraftSchema),
  comment: typed('comment', commentDraftSchema),
  message: typed('message', message),
  outbox: typed('outbox', outgoingSchema),
  feedback: typed('feedback', text),
  profile: typed('profile', formDraftSchema),
  folder: typed('folder', formDraftSchema),
  bookmark: typed('bookmark', formDraftSchema),
  'annotation-note': typed('annotation-note', text),
};

interface FiledRow {
  id: string;
  kind: string;
  subjectId: string;
  value: unknown;
}

/** @returns undefined for a row that no release of ours writes, such as one under another owner's id */
export function checkedRow<T extends FiledRow>(row: T) {
  const { id, kind, subjectId } = row;
  const form = lookUp<RowForm>(ROW_FORMS, kind);
  if (!form || !id.startsWith(form.prefix) || !form.rest.test(id.slice(form.prefix.length))) return undefined;
  const value = form.isSubject(subjectId) ? form.schema.safeParse(row.value).data : undefined;
  const isNothing = value === undefined || (Array.isArray(value) && value.length === 0);
  return isNothing ? undefined : { ...row, value, prefix: form.prefix, isSingle: form.isSingle };
}
