import { withoutDirectionControls } from '@/lib/utils/direction';
import { isJsonObject } from '@/lib/utils/json-object';
import { onOneLine } from '@/lib/utils/plain-text';
import { FOREIGN_NAMES, SILENT_NAMES } from './foreign-names';

/** Bounds of a foreign file: a resume that is written by hand has less. */
const LINE_MAX = 500;
const TEXT_MAX = 20_000;
const ROWS_MAX = 100;
/** The bound of all texts together: sanitising more would freeze the page. */
const LETTERS_MAX = 200_000;
const NOTES_MAX = 100;
const NAME_MAX = 40;

const MAX_DEPTH = 6;

function isBlankValue(value: unknown, depth = 0): boolean {
  if (value === null || value === undefined || value === false || value === 0) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object' || depth === MAX_DEPTH) return false;
  return Object.values(value).every((part) => isBlankValue(part, depth + 1));
}

const nameOf = (field: string) =>
  FOREIGN_NAMES.get(field) ?? `“${withoutDirectionControls(onOneLine(field.slice(0, NAME_MAX)))}”`;

const within = (place: string, what: string) => (place === '' ? what : `${place}：${what}`);

/** A file of another program, which remembers what of it was not taken. */
export class ForeignFile {
  private readonly losses = new Map<string, number>();
  private readonly records: ForeignRecord[] = [];
  private letters = LETTERS_MAX;

  record(value: unknown, place: string): ForeignRecord {
    const record = new ForeignRecord(this, isJsonObject(value) ? value : {}, place);
    this.records.push(record);
    return record;
  }

  /** The part of a text that is within the bounds of it and of the file. */
  bounded(text: string, most: number, place: string): string {
    const part = text.slice(0, Math.min(most, this.letters));
    if (part.length < text.length)
      this.lose(part.length === most ? within(place, `超过 ${most} 字的部分`) : `超过 ${LETTERS_MAX} 字以后的内容`);
    this.letters -= part.length;
    return part;
  }

  lose(what: string, count = 1): void {
    this.losses.set(what, (this.losses.get(what) ?? 0) + count);
  }

  /** Chinese names of all that was not taken: the losses that were told, and every field that was not read. */
  notes(): string[] {
    for (const { place, unread } of this.records.splice(0)) {
      for (const field of unread()) this.lose(within(place, nameOf(field)));
    }
    const notes = [...this.losses].map(([what, count]) => (count === 1 ? what : `${what}（${count} 处）`));
    const others = notes.length - NOTES_MAX;
    return others > 0 ? [...notes.slice(0, NOTES_MAX), `还有 ${others} 项`] : notes;
  }
}

/** An object of a foreign file. A field counts as taken once it was read in the type that it has. */
export class ForeignRecord {
  private readonly taken = new Set<string>();

  constructor(
    private readonly file: ForeignFile,
    private readonly fields: Record<string, unknown>,
    readonly place: string,
  ) {}

  unread = (): string[] =>
    Object.keys(this.fields).filter(
      (name) => !this.taken.has(name) && !SILENT_NAMES.has(name) && !isBlankValue(this.fields[name]),
    );

  has = (name: string): boolean => Object.hasOwn(this.fields, name);

  names = (): string[] => Object.keys(this.fields);

  /** The value itself; reading it does not take it. */
  peek = (name: string): unknown => (this.has(name) ? this.fields[name] : undefined);

  take(...names: string[]): void {
    for (const name of names) this.taken.add(name);
  }

  lose = (what: string, count?: number): void => this.file.lose(within(this.place, what), count);

  /** The first of these fields that has a text or a number, in one line. */
  text(...names: string[]): string {
    return withoutDirectionControls(onOneLine(this.raw(names, LINE_MAX)));
  }

  /** The same text with its line breaks. */
  lines = (...names: string[]): string => withoutDirectionControls(this.raw(names, TEXT_MAX));

  private raw(names: readonly string[], most: number): string {
    for (const name of names) {
      const value = this.peek(name);
      if ((typeof value !== 'string' && typeof value !== 'number') || isBlankValue(value)) continue;
      this.take(name);
      return this.file.bounded(String(value).trim(), most, this.place);
    }
    return '';
  }

  /** Texts of a list; a single text is a list of one. */
  texts(name: string): string[] {
    const value = this.peek(name);
    if (!Array.isArray(value)) return [this.text(name)].filter(Boolean);
    const list = this.file.record(Object.fromEntries(this.rows(name, value).entries()), this.place);
    return list
      .names()
      .map((index) => list.text(index))
      .filter(Boolean);
  }

  flag = (name: string): boolean | undefined => {
    const value = this.peek(name);
    return typeof value === 'boolean' ? value : undefined;
  };

  record(name: string, place = this.place): ForeignRecord {
    const value = this.peek(name);
    if (isJsonObject(value)) this.take(name);
    return this.file.record(value, place);
  }

  records(name: string, place = this.place): ForeignRecord[] {
    const value = this.peek(name);
    if (!Array.isArray(value)) return [];
    return this.rows(name, value).flatMap((row) => {
      if (isJsonObject(row)) return [this.file.record(row, place)];
      if (!isBlankValue(row)) this.file.lose(within(place, '无法识别的条目'));
      return [];
    });
  }

  private rows(name: string, value: readonly unknown[]): readonly unknown[] {
    this.take(name);
    if (value.length > ROWS_MAX) this.lose(`${ROWS_MAX} 条以后的内容`, value.length - ROWS_MAX);
    return value.slice(0, ROWS_MAX);
  }
}
