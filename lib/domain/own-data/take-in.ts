import 'client-only';
import { DRAFT_KINDS, PERSONAL_DATA, ROW_KINDS } from '@/lib/config/personal-data';
import { keptDrafts, nameOfKind } from '@/lib/drafts/kept';
import { DRAFT_PREFIX, saveDraft } from '@/lib/drafts/mirrors';
import { draftRows } from '@/lib/drafts/rows';
import { keysOf } from '@/lib/utils/keys-of';
import { chooseForDevice, DEVICE_SETTINGS, DEVICE_SETTINGS_NAME, isDeviceChoice } from './device-settings';
import { PERSONAL_STORES } from './personal-stores';
import type { ReadTakeOut, TakenDraft } from './read-take-out';
import { withKeeper } from './take-out-browser';
import { OWNER_MARK } from './take-out-kinds';

/** One kind of a take-out, compared with what is here. */
export interface TakeInEntry {
  name: string;
  fresh: number;
  /** A newer one of the file would replace one here. */
  newer: number;
  /** These are left alone, because what is here is as new. */
  kept: number;
  /** A choice that is another one here: taken only when it is asked for. */
  replaces: boolean;
  /** @returns false when the browser has no space */
  take: () => Promise<boolean>;
}

type Step = Pick<TakeInEntry, 'fresh' | 'newer' | 'kept' | 'replaces'> & { name: string; take: () => Promise<boolean> };
const NOTHING = { fresh: 0, newer: 0, kept: 0, replaces: false };

function personalSteps(personal: ReadTakeOut['personal']): Step[] {
  return keysOf(PERSONAL_DATA).flatMap((key): Step[] => {
    const compared = PERSONAL_STORES[key]?.(personal[key]);
    if (!compared) return [];
    const { isNew, isSame, isChoice, take } = compared;
    const name = PERSONAL_DATA[key];
    if (isSame) return [{ ...NOTHING, name, kept: 1, take: async () => true }];
    return [
      {
        ...NOTHING,
        name,
        fresh: isNew ? 1 : 0,
        newer: isNew || isChoice ? 0 : 1,
        replaces: isChoice,
        take: async () => take(),
      },
    ];
  });
}

async function takeDraft(owner: string, draft: TakenDraft): Promise<boolean> {
  try {
    if (draft.id.startsWith(DRAFT_PREFIX)) return saveDraft(draft.id, { value: draft.value, savedAt: draft.savedAt });
    await draftRows.put({ ...draft, owner });
    return true;
  } catch {
    return false;
  }
}

async function draftSteps(owner: string, drafts: ReadTakeOut['drafts']): Promise<Step[]> {
  const here = new Map((await keptDrafts(owner)).map((draft) => [draft.id, draft]));
  return drafts.flatMap((draft): Step[] => {
    if (!Object.hasOwn(DRAFT_KINDS, draft.kind) && !Object.hasOwn(ROW_KINDS, draft.kind)) return [];
    const taken = { ...draft, id: withKeeper(draft.id, OWNER_MARK, owner) };
    const known = here.get(taken.id);
    const step = { ...NOTHING, name: nameOfKind(draft.kind), take: () => takeDraft(owner, taken) };
    if (!known) return [{ ...step, fresh: 1 }];
    if (known.savedAt >= draft.savedAt) return [{ ...step, kept: 1, take: async () => true }];
    return [{ ...step, newer: 1 }];
  });
}

function settingSteps(settings: ReadTakeOut['settings']): Step[] {
  return keysOf(DEVICE_SETTINGS).flatMap((key): Step[] => {
    const there = settings[key];
    const here = DEVICE_SETTINGS[key].get();
    if (!isDeviceChoice(key, there)) return [];
    const step = { ...NOTHING, name: DEVICE_SETTINGS_NAME };
    if (here !== undefined && String(here) === there) return [{ ...step, kept: 1, take: async () => true }];
    return [
      {
        ...step,
        replaces: here !== undefined,
        fresh: here === undefined ? 1 : 0,
        take: async () => chooseForDevice(key, there),
      },
    ];
  });
}

/** Compares a take-out with what is here, kind by kind, and changes nothing yet. */
export async function planTakeIn(owner: string, { personal, drafts, settings }: ReadTakeOut): Promise<TakeInEntry[]> {
  const steps = [...personalSteps(personal), ...(await draftSteps(owner, drafts)), ...settingSteps(settings)];
  const entries = new Map<string, Step[]>();
  for (const step of steps) entries.set(step.name, [...(entries.get(step.name) ?? []), step]);
  const sum = (own: readonly Step[], part: 'fresh' | 'newer' | 'kept') =>
    own.reduce((total, step) => total + step[part], 0);
  return [...entries].map(([name, own]) => ({
    name,
    fresh: sum(own, 'fresh'),
    newer: sum(own, 'newer'),
    kept: sum(own, 'kept'),
    replaces: own.some(({ replaces }) => replaces),
    take: async () => (await Promise.all(own.map(({ take }) => take()))).every(Boolean),
  }));
}
