import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { checkedBy, isNumber, isRecord } from '@/lib/browser/storage';

export const MAX_POSITIONS = 100;

const isPositions = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.values(value).every(isNumber);
export const readingPositions = personalValue({ key: 'READING_POSITIONS', schema: checkedBy(isPositions) });

export const readPosition = (articleId: string): number | undefined => readingPositions.get()?.[articleId];

export function writePosition(articleId: string, ratio: number | null): void {
  const others = Object.entries(readingPositions.get() ?? {}).filter(([id]) => id !== articleId);
  const entries = ratio === null ? others : [...others, [articleId, Math.round(ratio * 1000) / 1000] as const];
  readingPositions.set(Object.fromEntries(entries.slice(-MAX_POSITIONS)));
}
