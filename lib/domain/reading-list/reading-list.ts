import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { isNumber, isRecord, isText, parsedBy } from '@/lib/browser/storage';
export interface ListedText {
  id: string;
  href: string;
  title: string;
  author: string;
}

export interface ReadingEntry extends ListedText {
  addedAt: number;
  /** Undefined while it waits to be read. */
  readAt?: number | undefined;
}

export const MAX_LISTED = 300;
const MAX_CHARACTERS = 200;

/** Addresses come back from files and older releases, and become links. */
const ADDRESS = /^\/(?:post|tutorial)\/[\w/-]+$/;

function parseEntry(value: unknown): ReadingEntry[] {
  if (!isRecord(value)) return [];
  const { id, href, title, author, addedAt, readAt } = value;
  if (!isText(id) || !isText(href) || !ADDRESS.test(href) || !isText(title) || !isNumber(addedAt)) return [];
  return [{ id, href, title, author: isText(author) ? author : '', addedAt, ...(isNumber(readAt) && { readAt }) }];
}

export function parseReadingList(value: unknown): ReadingEntry[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = new Map(value.flatMap(parseEntry).map((entry) => [entry.href, entry]));
  return [...entries.values()].slice(0, MAX_LISTED);
}

/** The latest first. */
export const readingList = personalValue({ key: 'READING_LIST', schema: parsedBy(parseReadingList) });

export const listedTexts = (): readonly ReadingEntry[] => readingList.get() ?? [];

export const isUnread = ({ readAt }: ReadingEntry): boolean => readAt === undefined;

export const unreadOf = (entries: readonly ReadingEntry[] = []): number => entries.filter(isUnread).length;

const store = (entries: readonly ReadingEntry[]): boolean =>
  readingList.set(entries.length === 0 ? undefined : [...entries]);

/** `full` when all that is listed is still to be read; `unstored` when only this page knows it. */
type Listing = 'listed' | 'full' | 'unstored';

export function listText({ id, href, title, author }: ListedText, now = Date.now()): Listing {
  const others = listedTexts().filter((entry) => entry.href !== href);
  const oldestRead = others.findLast((entry) => !isUnread(entry));
  if (others.length >= MAX_LISTED && !oldestRead) return 'full';
  const kept = others.length < MAX_LISTED ? others : others.filter((entry) => entry !== oldestRead);
  const clipped = { title: title.slice(0, MAX_CHARACTERS), author: author.slice(0, MAX_CHARACTERS) };
  return store([{ id, href, ...clipped, addedAt: now }, ...kept]) ? 'listed' : 'unstored';
}

export const unlistTexts = (hrefs: readonly string[]): void =>
  void store(listedTexts().filter(({ href }) => !hrefs.includes(href)));
export function relistTexts(entries: readonly ReadingEntry[]): void {
  const listed = listedTexts();
  const missing = entries.filter(({ href }) => listed.every((entry) => entry.href !== href));
  store([...listed, ...missing].toSorted((one, other) => other.addedAt - one.addedAt).slice(0, MAX_LISTED));
}

export function markRead(href: string, isRead = true, now = Date.now()): void {
  if (listedTexts().some((entry) => entry.href === href && isUnread(entry) === isRead))
    store(listedTexts().map((entry) => (entry.href === href ? { ...entry, readAt: isRead ? now : undefined } : entry)));
}
