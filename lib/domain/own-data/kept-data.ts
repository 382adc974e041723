import 'client-only';
import { clearKeptEntry, listKeptEntries, sizeOf, type KeptEntry } from '@/lib/drafts/kept';
import { clearDeviceSettings, DEVICE_SETTINGS_NAME, deviceSettings } from './device-settings';

export interface KeptData {
  entries: readonly KeptEntry[];
  /** All that the site takes in this browser, other members' part included; absent where the browser does not say. */
  usage?: { used: number; quota: number; persisted: boolean };
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
  const [kept, usage] = await Promise.all([listKeptEntries(owner), storageUsage()]);
  const settings = deviceSettings();
  const entries =
    Object.keys(settings).length === 0
      ? kept
      : [...kept, { name: DEVICE_SETTINGS_NAME, bytes: sizeOf(settings), of: 'record' as const }];
  return { entries, ...(usage && { usage }) };
}

export async function clearKeptData(owner: string, name: string): Promise<void> {
  if (name === DEVICE_SETTINGS_NAME) clearDeviceSettings();
  else await clearKeptEntry(owner, name);
}

/** Asks the browser not to remove any of it when it is short of space. */
export const keepForLong = async (): Promise<boolean> => navigator.storage.persist().catch(() => false);
