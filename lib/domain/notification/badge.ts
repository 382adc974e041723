const MOST_SHOWN = 99;

export const formatBadge = (count: number | null): string =>
  count === null ? '—' : count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
