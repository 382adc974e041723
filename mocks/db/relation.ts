/** A timed link from one row to another, such as a like or a follow, found quickly from both ends. */
export interface Link {
  from: string;
  to: string;
  time: number;
}

type Index = Map<string, Map<string, number>>;

const put = (index: Index, key: string, other: string, time: number) => {
  const row = index.get(key);
  if (row) row.set(other, time);
  else index.set(key, new Map([[other, time]]));
};

const copy = (index: Index): Index => new Map([...index].map(([key, row]) => [key, new Map(row)]));

const newestFirst = (row: Map<string, number> | undefined): [id: string, time: number][] =>
  [...(row ?? [])].sort((one, other) => other[1] - one[1]);

export class Relation {
  private constructor(
    private readonly outgoing: Index,
    private readonly incoming: Index,
  ) {}

  static empty(): Relation {
    return new Relation(new Map(), new Map());
  }

  clone(): Relation {
    return new Relation(copy(this.outgoing), copy(this.incoming));
  }

  set(from: string, to: string, time: number): void {
    put(this.outgoing, from, to, time);
    put(this.incoming, to, from, time);
  }

  delete(from: string, to: string): void {
    this.outgoing.get(from)?.delete(to);
    this.incoming.get(to)?.delete(from);
  }

  forget(to: string): void {
    for (const from of this.incoming.get(to)?.keys() ?? []) this.outgoing.get(from)?.delete(to);
    this.incoming.delete(to);
  }

  has(from: string, to: string): boolean {
    return this.outgoing.get(from)?.has(to) ?? false;
  }

  countFrom(from: string): number {
    return this.outgoing.get(from)?.size ?? 0;
  }

  countTo(to: string): number {
    return this.incoming.get(to)?.size ?? 0;
  }

  countToSince(to: string, since: number): number {
    let total = 0;
    for (const time of this.incoming.get(to)?.values() ?? []) if (time >= since) total += 1;
    return total;
  }

  /** The rows that `from` links to, newest first. */
  targets(from: string): [id: string, time: number][] {
    return newestFirst(this.outgoing.get(from));
  }

  /** The rows that link to `to`, newest first. */
  sources(to: string): [id: string, time: number][] {
    return newestFirst(this.incoming.get(to));
  }

  links(): Link[] {
    return [...this.outgoing].flatMap(([from, row]) => [...row].map(([to, time]) => ({ from, to, time })));
  }
}
