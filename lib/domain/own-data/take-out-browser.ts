import 'client-only';
import { personalValuesOf } from '@/lib/browser/personal-storage';
import { isRecord, isText } from '@/lib/browser/storage';
import { keptDrafts } from '@/lib/drafts/kept';
import { deviceSettings } from './device-settings';
import type { Collect } from './take-out';
import { DRAFTS_FILE, FILES_FOLDER, PERSONAL_FILE, SETTINGS_FILE } from './take-out-kinds';

const draftTitle = (value: unknown) => (isRecord(value) && isText(value.title) && value.title.trim()) || '未命名草稿';

/** Drafts with their pictures, progress, lists and settings of this owner, which only this browser has. */
export const collectBrowser =
  (owner: string): Collect =>
  async ({ zip }) => {
    const personal = Object.fromEntries(personalValuesOf(owner));
    const drafts = await keptDrafts(owner);
    const rows = drafts.map(({ owner: _owner, value, ...row }, index) => {
      if (!isRecord(value) || !(value.bytes instanceof ArrayBuffer)) return { ...row, value };
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
