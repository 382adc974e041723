const MAX_SHOWN = 99;

export const formatBadge = (count: number | null): string =>
  count === null ? '—' : count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
