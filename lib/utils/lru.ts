/** A map that forgets what was not asked for longest once its entries weigh more than `capacity`. */
export class Lru<K, V> {
  private readonly entries = new Map<K, V>();
  private readonly capacity: number;
  private readonly weigh: (value: V) => number;
  private weight = 0;

  /** @param weigh weight of an entry; 1 each if absent, so that the capacity counts entries */
  constructor(capacity: number, weigh: (value: V) => number = () => 1) {
    this.capacity = capacity;
    this.weigh = weigh;
  }

  get size(): number {
    return this.entries.size;
  }

  get(key: K): V | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, value);
    return value;
  }

  /** An entry that alone is heavier than the capacity is not kept. */
  set(key: K, value: V): void {
    this.delete(key);
    this.entries.set(key, value);
    this.weight += this.weigh(value);
    for (const oldest of this.entries.keys()) {
      if (this.weight <= this.capacity) break;
      this.delete(oldest);
    }
  }

  delete(key: K): void {
    const value = this.entries.get(key);
    if (value === undefined) return;
    this.entries.delete(key);
    this.weight -= this.weigh(value);
  }

  clear(): void {
    this.entries.clear();
    this.weight = 0;
  }
}
