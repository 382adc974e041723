const UNKNOWN = '—';

/** Above a thousand a decimal would be a fifth digit. */
const LONG = 1_000;

/** 999, 1.2万 (12,345), 1234万 (12,345,678), 1.2亿 (123,456,789). Rounded down, so it never overstates. */
export function formatCount(value: number | null | undefined): string {
  if (value === null || value === undefined) return UNKNOWN;
  if (value < 10_000) return String(value);
  const [unit, label] = value < 100_000_000 ? [10_000, '万'] : [100_000_000, '亿'];
  const amount = value / unit;
  return `${amount < LONG ? Math.floor(amount * 10) / 10 : Math.floor(amount)}${label}`;
}
