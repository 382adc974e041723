/** Of a count that is not known. */
const UNKNOWN = '—';

/** From here on a decimal would be the fifth figure. */
const LONG = 1_000;

/**
 * 999 stays 999; 12,345 reads 1.2万, 12,345,678 reads 1234万, 123,456,789 reads 1.2亿. Rounded down, so a count never
 * claims more than it is.
 */
export function formatCount(value: number | null | undefined): string {
  if (value === null || value === undefined) return UNKNOWN;
  if (value < 10_000) return String(value);
  const [unit, label] = value < 100_000_000 ? [10_000, '万'] : [100_000_000, '亿'];
  const amount = value / unit;
  return `${amount < LONG ? Math.floor(amount * 10) / 10 : Math.floor(amount)}${label}`;
}
