import type { Dynamic } from './schema';

const dayOf = ({ createTime }: Pick<Dynamic, 'createTime'>) => createTime.slice(0, 10);

/** The likes that stand below another of the same day: shown as one line each. */
export function repeatedLikes(rows: readonly Pick<Dynamic, 'id' | 'action' | 'createTime'>[]): ReadonlySet<string> {
  const repeats = rows.filter((row, index) => {
    const above = rows[index - 1];
    return above?.action === 'liked' && row.action === 'liked' && dayOf(above) === dayOf(row);
  });
  return new Set(repeats.map(({ id }) => id));
}
