import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { isNumber, isRecord, parsedBy } from '@/lib/browser/storage';

/** Addresses come back from files and older releases, and become links. */
const TEXT_ADDRESS = /^\/(?:post\/[\w-]{1,64}|tutorial\/[\w-]{1,64}\/[\w-]{1,64})$/;

export const isTextAddress = (address: string): boolean => TEXT_ADDRESS.test(address);

export const annotationAnchor = (id: string): string => `annotation-${id}`;

export const annotationAddress = (address: string, id: string): string => `${address}#${annotationAnchor(id)}`;

interface AnnotatedTexts {
  /** Time of the last change, which other tabs follow. */
  at: number;
  /** The keys are the texts' addresses. */
  counts: Readonly<Record<string, number>>;
}

const isCounts = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.values(value).every(isNumber);

const parse = (value: unknown): AnnotatedTexts | undefined =>
  isRecord(value) && isNumber(value.at) && isCounts(value.counts) ? { at: value.at, counts: value.counts } : undefined;

/** How many annotations a text has, so that pages without any load nothing and open no database. */
export const annotatedTexts = personalValue({ key: 'ANNOTATED_TEXTS', schema: parsedBy(parse) });

/** Pages look for annotations of a text that were not made by the store; it counts them then. */
export const noteAnnotatedText = (address: string): void =>
  void annotatedTexts.set({ at: Date.now(), counts: { [address]: 1, ...annotatedTexts.get()?.counts } });
