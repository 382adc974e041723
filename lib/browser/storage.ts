import { whenIdle } from './when-idle';

type Area = 'local' | 'session';

/** A zod schema, or `checkedBy`/`parsedBy` where the first load must not carry zod. */
export interface Check<T> {
  safeParse: (value: unknown) => { data?: T | undefined };
}

export const checkedBy = <T>(is: (value: unknown) => value is T): Check<T> => ({
  safeParse: (value) => ({ data: is(value) ? value : undefined }),
});

export const parsedBy = <T>(parse: (value: unknown) => T | undefined): Check<T> => ({
  safeParse: (value) => ({ data: parse(value) }),
});

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

interface StoredOptions<T> {
  key: string;
  /** Validates the stored value; anything else, such as an earlier release's, counts as absent. */
  schema: Check<T>;
  area?: Area;
}

export interface StoredValue<T> {
  get: () => T | undefined;
  /** Undefined removes the value. @returns false when only this page has it */
  set: (value: T | undefined) => boolean;
  /** Notifies of changes in this and other tabs. @returns unsubscribe */
  subscribe: (listener: () => void) => () => void;
}

const unstored = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();
const areaOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage);

/** Null when absent or storage is unavailable, as on the server. */
function read(area: Area, key: string): string | null {
  try {
    return unstored.get(`${area}:${key}`) ?? areaOf(area).getItem(key);
  } catch {
    return unstored.get(`${area}:${key}`) ?? null;
  }
}

let isStopped = false;
export const isStoringStopped = (): boolean => isStopped;

/** Stops storing, so that unloading does not bring removed data back. */
export function stopStoring(): void {
  isStopped = true;
}

export function clearTabStorage(): void {
  for (const key of storedKeys('', 'session')) write('session', key, null);
}

function write(area: Area, key: string, text: string | null): boolean {
  if (isStopped && text !== null) return true;
  unstored.delete(`${area}:${key}`);
  try {
    if (text === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, text);
    return true;
  } catch {
    if (text !== null) unstored.set(`${area}:${key}`, text);
    return false;
  }
}

/** Text that is not JSON is the value itself. */
function decode(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function canStore(): boolean {
  const stored = write('local', 'STORAGE_TRIED', '1');
  write('local', 'STORAGE_TRIED', null);
  return stored;
}

const notify = (id: string) => listeners.get(id)?.forEach((listener) => listener());

function handleStorage({ key }: StorageEvent): void {
  if (key !== null) notify(`local:${key}`);
  else for (const id of listeners.keys()) notify(id);
}

/** A page restored from the bfcache missed the storage events of the pages after it. */
function handleReturn({ persisted }: PageTransitionEvent): void {
  if (persisted) for (const id of listeners.keys()) notify(id);
}

let following = false;

/** The first listener makes the browser open its storage, which blocks the page, so it waits for hydration. */
function followOtherTabs(): void {
  if (following) return;
  following = true;
  whenIdle(() => {
    window.addEventListener('storage', handleStorage);
    window.addEventListener('pageshow', handleReturn);
  });
}

/** A value of the device, or one that holds its owner itself; others are `personalValue`s. Texts are stored as such. */
export function deviceValue<T>({ key, schema, area = 'local' }: StoredOptions<T>): StoredValue<T> {
  const id = `${area}:${key}`;
  let last: { text: string; value: T | undefined } | undefined;
  return {
    get() {
      const text = read(area, key);
      if (text === null) return undefined;
      if (last?.text !== text) last = { text, value: schema.safeParse(decode(text)).data };
      return last.value;
    },
    set(value) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      const kept = write(area, key, value === undefined ? null : text);
      notify(id);
      return kept;
    },
    subscribe(listener) {
      followOtherTabs();
      const others = listeners.get(id) ?? new Set();
      listeners.set(id, others.add(listener));
      return () => void others.delete(listener);
    },
  };
}

export function storedKeys(prefix: string, area: Area = 'local'): string[] {
  const lost = [...unstored.keys()].filter((id) => id.startsWith(`${area}:`)).map((id) => id.slice(area.length + 1));
  try {
    return [...new Set([...Object.keys(areaOf(area)), ...lost])].filter((key) => key.startsWith(prefix));
  } catch {
    return lost.filter((key) => key.startsWith(prefix));
  }
}
