import 'client-only';
import { clearKeptEntry, listKeptEntries, sizeOf, type KeptEntry } from '@/lib/drafts/kept-entries';
import { dropKeptPages, listKeptPages } from '@/lib/offline/kept-pages';
import { canReadOffline } from '@/lib/offline/setting';
import { clearDeviceSettings, DEVICE_SETTINGS_NAME, deviceSettings } from './device-settings';

export interface KeptData {
  entries: readonly KeptEntry[];
  /** All that the site takes in this browser, other members' part included; absent where the browser does not say. */
  usage?: { used: number; quota: number; persisted: boolean };
}

const COPIES_NAME = '离线副本';

async function offlineCopies(owner: string): Promise<KeptEntry[]> {
  const pages = canReadOffline() ? await listKeptPages().catch(() => []) : [];
  const own = pages.filter((page) => page.owner === owner);
  const bytes = own.reduce((sum, page) => sum + page.bytes, 0);
  return own.length === 0 ? [] : [{ name: COPIES_NAME, count: own.length, bytes, of: 'record' }];
}

async function storageUsage(): Promise<KeptData['usage']> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    if (usage === undefined || !quota) return undefined;
    return { used: usage, quota, persisted: await navigator.storage.persisted() };
  } catch {
    return undefined;
  }
}

export async function readKeptData(owner: string): Promise<KeptData> {
  const [texts, copies, usage] = await Promise.all([listKeptEntries(owner), offlineCopies(owner), storageUsage()]);
  const kept = [...texts, ...copies];
  const settings = deviceSettings();
  const entries =
    Object.keys(settings).length === 0
      ? kept
      : [...kept, { name: DEVICE_SETTINGS_NAME, bytes: sizeOf(settings), of: 'record' as const }];
  return { entries, ...(usage && { usage }) };
}

export async function clearKeptData(owner: string, name: string): Promise<void> {
  if (name === DEVICE_SETTINGS_NAME) clearDeviceSettings();
  else if (name === COPIES_NAME) await dropKeptPages((page) => page.owner === owner);
  else await clearKeptEntry(owner, name);
}

/** Asks the browser not to remove any of it when it is short of space. */
export const keepForLong = async (): Promise<boolean> => navigator.storage.persist().catch(() => false);
