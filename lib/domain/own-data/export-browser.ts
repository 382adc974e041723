import 'client-only';
import { useOwner } from '@/lib/browser/owner';
import { personalValuesOf } from '@/lib/browser/personal-storage';
import { isRecord, isText } from '@/lib/browser/storage';
import { keptDrafts } from '@/lib/drafts/kept-entries';
import { deviceSettings } from './device-settings';
import type { Collect } from './export-data';
import { DRAFTS_FILE, FILES_FOLDER, OWNER_MARK, PERSONAL_FILE, SETTINGS_FILE } from './export-kinds';

/** An id that names its owner names the member who takes it in from then on. */
export const withKeeper = (id: string, keeper: string, next: string): string =>
  id
    .split(':')
    .map((part) => (part === keeper ? next : part))
    .join(':');

/** A message that a draft answers is its sender's. */
const withoutQuote = (value: unknown): unknown =>
  isRecord(value) && isRecord(value.quote) ? { ...value, quote: null } : value;

const draftTitle = (value: unknown) => (isRecord(value) && isText(value.title) && value.title.trim()) || '未命名草稿';

/** Drafts with their pictures, progress, lists and settings of this owner, which only this browser has. */
export const collectBrowser: Collect = async ({ zip }) => {
  const { owner } = useOwner.getState();
  const personal = Object.fromEntries(personalValuesOf(owner));
  const drafts = await keptDrafts(owner);
  const rows = drafts.map(({ owner: keeper, value, ...others }, index) => {
    const row = { ...others, id: withKeeper(others.id, keeper, OWNER_MARK) };
    if (!isRecord(value) || !(value.bytes instanceof ArrayBuffer)) return { ...row, value: withoutQuote(value) };
    const { bytes, ...about } = value;
    const path = FILES_FOLDER + String(index);
    zip.bytes(path, new Uint8Array(bytes));
    return { ...row, value: about, file: path };
  });
  for (const { kind, value } of drafts) {
    if (kind === 'article' && isRecord(value) && isText(value.content))
      zip.text(zip.pathFor('草稿/', draftTitle(value), '.md'), value.content);
  }
  const settings = deviceSettings();
  zip.json(PERSONAL_FILE, personal);
  zip.json(DRAFTS_FILE, rows);
  zip.json(SETTINGS_FILE, settings);
  return Object.keys(personal).length + rows.length + Object.keys(settings).length;
};
