import 'client-only';
import { dequal } from 'dequal/lite';
import { isRecord } from '@/lib/browser/storage';
import { PERSONAL_DATA } from '@/lib/config/personal-data';
import { noteAnnotatedText } from '@/lib/domain/annotation/annotated-texts';
import { countOf, keptDrafts, nameOfKind } from '@/lib/drafts/kept-entries';
import { DRAFT_PREFIX, isExpired, mirrorOf, recoverDrafts, saveDraft } from '@/lib/drafts/draft-copies';
import { putUnlessNewer } from '@/lib/drafts/put-unless-newer';
import { draftRows, FILE_KIND, type DraftRow } from '@/lib/drafts/draft-database';
import { keysOf } from '@/lib/utils/keys-of';
import { chooseForDevice, DEVICE_SETTINGS, DEVICE_SETTINGS_NAME, isDeviceChoice } from './device-settings';
import { PERSONAL_STORES } from './personal-stores';
import type { ReadExport } from './read-export';
import { withKeeper } from './export-browser';
import { OWNER_MARK } from './export-kinds';

/** `beside`: as a row of its own, because what is here was changed. `kept`: not at all, for the same reason. */
export type Taking = 'same' | 'taken' | 'beside' | 'kept' | 'failed';

interface Counts {
  fresh: number;
  /** A newer one of the file would replace one here. */
  newer: number;
  /** These are left alone, because what is here is as new. */
  kept: number;
  /** These are not as their kind has them. */
  refused: number;
  /** A choice that is another one here: taken only when it is asked for. */
  replaces: boolean;
}

interface Step extends Counts {
  name: string;
  take: () => Promise<Taking>;
}

/** One kind of an export, compared with what is here. */
export interface ImportEntry extends Counts {
  name: string;
  take: () => Promise<readonly Taking[]>;
}

const NOTHING = { fresh: 0, newer: 0, kept: 0, refused: 0, replaces: false, take: async () => 'same' as const };

const isNothing = (value: unknown) =>
  value === undefined || (typeof value === 'object' && keysOf(Object(value)).length === 0);
/** A record whose fields are all empty is empty, too, such as a practice without any. */
const isEmpty = (value: unknown) =>
  isNothing(value) || (isRecord(value) && !Array.isArray(value) && Object.values(value).every(isNothing));

function personalSteps(personal: ReadExport['personal']): Step[] {
  return keysOf(PERSONAL_DATA).flatMap((key): Step[] => {
    const compare = PERSONAL_STORES[key];
    if (!compare || isEmpty(personal[key])) return [];
    const { here, there, next, isChoice, take } = compare(personal[key]);
    const rowsIn = (value: unknown) => (isChoice ? 1 : (countOf(key, value) ?? 1));
    const count = (value: unknown) => (isEmpty(value) ? 0 : rowsIn(value));
    const all = count(there);
    const step = { ...NOTHING, name: PERSONAL_DATA[key], refused: Math.max(0, count(personal[key]) - all) };
    if (all === 0) return [step];
    if (next === undefined || dequal(next, here)) return [{ ...step, kept: all }];
    const taken = { ...step, take: async () => (take() ? ('taken' as const) : ('failed' as const)) };
    if (isEmpty(here)) return [{ ...taken, fresh: all }];
    if (isChoice) return [{ ...taken, replaces: true }];
    const fresh = Math.max(0, count(next) - count(here));
    const newer = fresh === 0 ? 1 : 0;
    return [{ ...taken, fresh, newer, kept: Math.max(0, all - fresh - newer) }];
  });
}

/** @param readAt `savedAt` of the row here when it was compared */
async function takeRow(row: DraftRow, { prefix, isSingle }: { prefix: string; isSingle: boolean }, readAt?: number) {
  try {
    if (row.id.startsWith(DRAFT_PREFIX)) {
      if (mirrorOf(row.id).get()?.savedAt !== readAt) return 'kept';
      return saveDraft(row.id, { value: row.value, savedAt: row.savedAt }) ? 'taken' : 'failed';
    }
    if (isSingle) {
      const written = await draftRows.update(row.id, (known) => (known && known.savedAt !== readAt ? known : row));
      return written === row ? 'taken' : 'kept';
    }
    const { id } = await putUnlessNewer(row, { readAt, prefix });
    if (row.kind === 'annotation') noteAnnotatedText(row.subjectId);
    return id === row.id ? 'taken' : 'beside';
  } catch {
    return 'failed';
  }
}

async function draftSteps(owner: string, drafts: ReadExport['drafts']): Promise<Step[]> {
  await recoverDrafts();
  const here = await keptDrafts(owner);
  const byId = new Map(here.map((draft) => [draft.id, draft]));
  return drafts.map(({ prefix, isSingle, ...draft }): Step => {
    const { kind, savedAt } = draft;
    const id = withKeeper(draft.id, OWNER_MARK, owner);
    const isSame = (row: DraftRow) => row.kind === kind && row.savedAt === savedAt && dequal(row.value, draft.value);
    const known = byId.get(id) ?? here.find(isSame);
    const step = { ...NOTHING, name: nameOfKind(kind) };
    if (known && known.savedAt >= savedAt) return { ...step, kept: 1 };
    // Rows that are removed after a month are kept for another one.
    const expires = isSingle || kind === FILE_KIND;
    const row = { ...draft, id, owner, savedAt: expires && isExpired(draft) ? Date.now() : savedAt };
    const take = () => takeRow(row, { prefix, isSingle }, known?.savedAt);
    return { ...step, ...(known ? { newer: 1 } : { fresh: 1 }), take };
  });
}

function settingSteps(settings: ReadExport['settings']): Step[] {
  return keysOf(DEVICE_SETTINGS).flatMap((key): Step[] => {
    const there = settings[key];
    if (there === undefined) return [];
    const here = DEVICE_SETTINGS[key].get();
    const step = { ...NOTHING, name: DEVICE_SETTINGS_NAME };
    if (!isDeviceChoice(key, there)) return [{ ...step, refused: 1 }];
    if (here !== undefined && String(here) === there) return [{ ...step, kept: 1 }];
    const take = async () => (chooseForDevice(key, there) ? 'taken' : 'failed');
    return [{ ...step, take, ...(here === undefined ? { fresh: 1 } : { replaces: true }) }];
  });
}

/** Compares an export with what is here, kind by kind, and changes nothing yet. */
export async function planDataImport(
  owner: string,
  { personal, drafts, settings }: ReadExport,
): Promise<ImportEntry[]> {
  const steps = [...personalSteps(personal), ...(await draftSteps(owner, drafts)), ...settingSteps(settings)];
  const sum = (own: readonly Step[], part: 'fresh' | 'newer' | 'kept' | 'refused') =>
    own.reduce((total, step) => total + step[part], 0);
  return [...Map.groupBy(steps, ({ name }) => name)].map(([name, own]) => ({
    name,
    fresh: sum(own, 'fresh'),
    newer: sum(own, 'newer'),
    kept: sum(own, 'kept'),
    refused: sum(own, 'refused'),
    replaces: own.some(({ replaces }) => replaces),
    take: () => Promise.all(own.map(({ take }) => take())),
  }));
}
