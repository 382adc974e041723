import { whenIdle } from './when-idle';

type Area = 'local' | 'session';

/** A zod schema, or what `checkedBy` and `parsedBy` make where the first load of a page is not to carry zod. */
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
  /** What a value has to be; anything else counts as absent: others, or an earlier release, may have written it. */
  schema: Check<T>;
  /** `session`: this tab's alone, for as long as it lives. */
  area?: Area;
}

/** One value in the browser's storage; in memory, for as long as the page, where storage is forbidden or full. */
export interface StoredValue<T> {
  /** The same object until the value changes; undefined when there is none. */
  get: () => T | undefined;
  /** Undefined removes it. @returns false when only this page has it */
  set: (value: T | undefined) => boolean;
  /** Calls back when this or another tab changes it. @returns the function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

/** In-memory fallback for values that could not be stored, by area and key. */
const unstored = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();
const areaOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage);

/** Null for what is not there, and where storage is forbidden or there is none, as on the server. */
function read(area: Area, key: string): string | null {
  try {
    return unstored.get(`${area}:${key}`) ?? areaOf(area).getItem(key);
  } catch {
    return unstored.get(`${area}:${key}`) ?? null;
  }
}

/** Set once this page is to be left and what it had stored was removed. */
let isStopped = false;
export const isStoringStopped = (): boolean => isStopped;

/** From now on this page stores nothing, so that its unloading brings nothing back that was removed. */
export function stopStoring(): void {
  isStopped = true;
}

/** Removes everything that this tab alone has stored. */
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

/** Text that is no JSON is the value itself. */
function decode(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const tell = (id: string) => listeners.get(id)?.forEach((listener) => listener());

function handleStorage({ key }: StorageEvent): void {
  if (key !== null) tell(`local:${key}`);
  else for (const id of listeners.keys()) tell(id);
}

/** A page that comes back whole, by the back button, was told of nothing that the pages after it changed. */
function handleReturn({ persisted }: PageTransitionEvent): void {
  if (persisted) for (const id of listeners.keys()) tell(id);
}

let following = false;

/** Deferred until after hydration: the first listener makes the browser open its storage, which blocks the page. */
function followOtherTabs(): void {
  if (following) return;
  following = true;
  whenIdle(() => {
    window.addEventListener('storage', handleStorage);
    window.addEventListener('pageshow', handleReturn);
  });
}

/**
 * A typed value in localStorage or sessionStorage that is the device's, whoever uses it: the theme, or what knows its owner
 * itself. What a person does here is theirs: `personalValue`. Texts are stored as they are, everything else as JSON.
 */
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
      tell(id);
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

/** The keys that begin with a prefix. */
export function storedKeys(prefix: string, area: Area = 'local'): string[] {
  const lost = [...unstored.keys()].filter((id) => id.startsWith(`${area}:`)).map((id) => id.slice(area.length + 1));
  try {
    return [...new Set([...Object.keys(areaOf(area)), ...lost])].filter((key) => key.startsWith(prefix));
  } catch {
    return lost.filter((key) => key.startsWith(prefix));
  }
}
