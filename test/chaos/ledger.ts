/** Rows that the contract API holds, by the text that names them. */
type StoredCounts = Readonly<Record<string, (text: string) => number>>;

/** Records the screen's claims, to compare them with the API's state. */
export function openLedger(seed: number) {
  const begun: { kind: string; text: string; confirmed: boolean }[] = [];
  /** Last shown state of each like; null where the screen did not know. */
  const likes = new Map<string, boolean | null>();
  const statuses = new Map<number, number>();
  const untrue: string[] = [];
  return {
    /** @returns the text of a new row, which no other has */
    begin(kind: string): string {
      const text = `${kind} ${seed}-${begun.length + 1}`;
      begun.push({ kind, text, confirmed: false });
      return text;
    },
    /** The screen says that it is there. */
    confirm(kind: string, text: string): void {
      const row = begun.find((other) => other.kind === kind && other.text === text);
      if (row) row.confirmed = true;
    },
    like: (id: string, shown: boolean | null) => void likes.set(id, shown),
    /** Every page that is asked for exists: it may fail, but it is not missing. */
    page(path: string, status: number): void {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 404) untrue.push(`${path} is said to be missing`);
    },
    untrue: (sentence: string) => void untrue.push(sentence),
    /** @returns the figures, and every difference between screen and API as a sentence */
    compare(stored: StoredCounts, isLiked: ReadonlyMap<string, boolean>) {
      const differences = [...untrue];
      let confirmed = 0;
      let held = 0;
      for (const row of begun) {
        const count = stored[row.kind]?.(row.text) ?? 0;
        if (row.confirmed) confirmed += 1;
        held += count;
        if (count > 1) differences.push(`${row.text}: ${count} times at the API`);
        if (row.confirmed && count === 0) differences.push(`${row.text}: confirmed on screen, and not at the API`);
      }
      for (const [id, shown] of likes)
        if (shown !== null && shown !== isLiked.get(id)) differences.push(`the like of ${id} is shown as ${shown}`);
      const kinds = Map.groupBy(begun, ({ kind }) => kind);
      const figures = [
        ...Array.from(kinds, ([kind, rows]) => `${kind} ${rows.length}`),
        `begun ${begun.length}, at the API ${held}, confirmed on screen ${confirmed}`,
        `not confirmed: ${begun.flatMap((row) => (row.confirmed ? [] : [row.text])).join(', ') || 'none'}`,
        `likes ${likes.size}`,
        `pages ${Array.from(statuses, ([status, count]) => `${status}: ${count}`).join(', ')}`,
      ];
      return { figures, differences };
    },
  };
}
export type Ledger = ReturnType<typeof openLedger>;
