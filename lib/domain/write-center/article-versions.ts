import 'client-only';
import { keepVersion, listVersions, type Version } from '@/lib/drafts/versions';
import { isBlank } from '@/lib/utils/is-blank';
import { writingSchema } from './schema';
import type { Writing } from './writing';
import { writingStore, useWriting } from './writing-store';

export const VERSION_REASONS = {
  opened: '开始修改之前',
  time: '自动保存',
  manual: '手动保存',
  replaced: '内容被替换之前',
  import: '导入之前',
  template: '套用模板之前',
  restore: '恢复旧版本之前',
  theirs: '在别处更新的版本',
  'replace all': '全部替换之前',
  format: '调整排版之前',
} as const;
export type VersionReason = keyof typeof VERSION_REASONS;
export type ArticleVersion = Version<Writing>;

/** A version is kept after this long of writing. */
const INTERVAL_MS = 10 * 60_000;
const PLACE = { kind: 'article', schema: writingSchema };
const NEW = 'new:';

/** A new article has no id: its versions belong to its draft. */
const subjectOf = (draftId: string | undefined): string => useWriting.getState().id ?? `${NEW}${draftId ?? ''}`;

/** The reason of the change that is being made; null while the author types. */
let reasonOfChange: VersionReason | null = null;

/** Makes a change of the whole text, before which a version is kept. */
export function changeWhole(reason: VersionReason, change: () => void): void {
  reasonOfChange = reason;
  try {
    change();
  } finally {
    reasonOfChange = null;
  }
}

/** Rejects when the store fails. */
export async function keepArticleVersion(
  draftId: string | undefined,
  reason: VersionReason,
  value: Writing = writingStore.draft(),
): Promise<void> {
  if (isBlank(value.content) && isBlank(value.title)) return;
  await keepVersion(PLACE, { subjectId: subjectOf(draftId), reason, value });
}

/** Lists versions of the opened article, and of its draft from before it was published, which has its title. */
export async function listArticleVersions(draftId: string | undefined): Promise<ArticleVersion[]> {
  const { id, value } = useWriting.getState();
  const title = value.title.trim();
  const subject = subjectOf(draftId);
  const isEarlier = (version: ArticleVersion) =>
    id !== null && title !== '' && version.subjectId.startsWith(NEW) && version.value.title.trim() === title;
  return (await listVersions(PLACE)).filter((version) => version.subjectId === subject || isEarlier(version));
}

/** Keeps versions while an article is written: before its first change, after some time, and before changes of the whole. */
export function followArticle(draftId: () => string | undefined): () => void {
  let begun = false;
  let keptAt = Date.now();
  let subject = subjectOf(draftId());
  const keep = (reason: VersionReason, value: Writing) => {
    begun = true;
    keptAt = Date.now();
    // The draft's own status says when storing fails.
    keepArticleVersion(draftId(), reason, value).catch(() => undefined);
  };
  return useWriting.subscribe((now, before) => {
    if (now.value === before.value) return;
    const previous = subject;
    subject = subjectOf(draftId());
    const isReplaced = now.revision !== before.revision;
    // Another draft or article was opened; what was left is a draft of its own.
    if (now.id !== before.id || now.visit !== before.visit || (isReplaced && subject !== previous)) {
      begun = false;
      return;
    }
    if (reasonOfChange) {
      keep(reasonOfChange, before.value);
      // An editor may tell of one change in parts.
      reasonOfChange = null;
    } else if (isReplaced) keep(writingStore.hasUnsaved(before) ? 'replaced' : 'opened', before.value);
    else if (!begun) keep('opened', before.value);
    else if (Date.now() - keptAt >= INTERVAL_MS) keep('time', before.value);
  });
}
