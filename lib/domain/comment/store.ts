import 'client-only';
import { create } from 'zustand';
import type { CommentSubjectRef } from './schema';

/** What somebody has typed below a subject, or in answer to one comment of it. */
export interface Draft {
  content: string;
  /** Address of its picture; '' for none. */
  image: string;
}

interface KeptDraft extends Draft {
  savedAt: number;
}

type Drafts = Readonly<Record<string, KeptDraft>>;

const PREFIX = 'COMMENT_DRAFT';
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Whose drafts those of a visitor are. */
export const VISITOR = 'visitor';
export const EMPTY_DRAFT: Draft = { content: '', image: '' };

/** The drafts of whoever looks; `owner` is undefined until it is known who that is. */
export const useDrafts = create<{ owner: string | undefined; drafts: Drafts }>(() => ({
  owner: undefined,
  drafts: {},
}));

/** Which reply box is open: the identifier of the comment it answers. */
export const useOpenReply = create<{ id: string | null }>(() => ({ id: null }));

/** Opens the reply box of a comment, the only one; closes it when it is open. */
export const toggleReply = (id: string) => useOpenReply.setState((open) => ({ id: open.id === id ? null : id }));
export const closeReply = (id: string) => useOpenReply.setState((open) => (open.id === id ? { id: null } : open));

/** @param answersId the comment that a reply answers */
export const draftKey = ({ kind, id }: CommentSubjectRef, answersId = '') => `${kind}:${id}:${answersId}`;

export function saveDraft(key: string, draft: Draft, now = Date.now()): void {
  const { owner, drafts } = useDrafts.getState();
  const kept = { ...draft, savedAt: now };
  useDrafts.setState({ drafts: { ...drafts, [key]: kept } });
  if (owner !== undefined) write(owner, key, kept);
}

export const clearDraft = (key: string) => saveDraft(key, EMPTY_DRAFT);

/**
 * Goes over to the drafts of `owner`. What was typed before it was known who that is, or before signing
 * in, is theirs from now on; of two drafts for one place the newer stays.
 * @param provisional who kept the drafts of this session while it was not known whose it is
 */
export function openDrafts(owner: string, provisional = VISITOR, now = Date.now()): void {
  const before = useDrafts.getState();
  if (before.owner === owner) return;
  const forerunners = owner === VISITOR ? [] : [...new Set([VISITOR, provisional])];
  const typed = before.owner === undefined || forerunners.includes(before.owner) ? before.drafts : {};
  const sources = [owner, ...forerunners].map(readAll).concat(typed);
  const drafts: Record<string, KeptDraft> = {};
  for (const [key, draft] of sources.flatMap((source) => Object.entries(source))) {
    const known = drafts[key];
    if (now - draft.savedAt <= KEPT_MS && (!known || draft.savedAt >= known.savedAt)) drafts[key] = draft;
  }
  useDrafts.setState({ owner, drafts });
  for (const emptied of [owner, ...forerunners]) removeAll(emptied);
  for (const [key, draft] of Object.entries(drafts)) write(owner, key, draft);
}

const prefixOf = (owner: string) => `${PREFIX}:${owner}:`;

/** Null where the browser forbids storage: then a draft lives as long as the page. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function write(owner: string, key: string, draft: KeptDraft): void {
  const name = prefixOf(owner) + key;
  try {
    if (draft.content === '' && draft.image === '') storage()?.removeItem(name);
    else storage()?.setItem(name, JSON.stringify(draft));
  } catch {
    // The storage is full; the page still holds it.
  }
}

const namesOf = (owner: string) => Object.keys(storage() ?? {}).filter((name) => name.startsWith(prefixOf(owner)));

function removeAll(owner: string): void {
  for (const name of namesOf(owner)) storage()?.removeItem(name);
}

function readAll(owner: string): Drafts {
  return Object.fromEntries(
    namesOf(owner).flatMap((name) => {
      const draft = parse(storage()?.getItem(name) ?? '');
      return draft ? [[name.slice(prefixOf(owner).length), draft]] : [];
    }),
  );
}

/** Written by this site, perhaps by an earlier release of it. */
function parse(value: string): KeptDraft | null {
  try {
    const draft: unknown = JSON.parse(value);
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

const isDraft = (value: unknown): value is KeptDraft =>
  typeof value === 'object' &&
  value !== null &&
  'content' in value &&
  typeof value.content === 'string' &&
  'image' in value &&
  typeof value.image === 'string' &&
  'savedAt' in value &&
  typeof value.savedAt === 'number';
