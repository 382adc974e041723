import { LRUCache } from 'lru-cache';

const MIN_PAUSE_MS = 60_000;
/** A page that strangers ask for all the time takes a hundredth of a core. */
const PAUSE_PER_COST = 100;
/** All pages together take this share of a core, after a burst. */
const SHARE = 0.02;
const MAX_BURST_MS = 2_000;
/** The least that a renewal costs: calls of the API, and a page of React. */
const MIN_COST_MS = 50;
const MAX_COSTS = 10_000;

/** Limits how often strangers have pages rendered again, by what the last rendering of each has cost. */
export function createRenewals() {
  const costs = new LRUCache<string, number>({ max: MAX_COSTS });
  /** Ends of pauses. The bound on all pages bounds them, too. */
  const pauses = new Map<string, number>();
  let spent = { ms: 0, at: 0 };

  return {
    noteCost: (key: string, ms: number): void => void costs.set(key, ms),

    mayRenew(key: string): boolean {
      const now = Date.now();
      for (const [known, end] of pauses) if (end <= now) pauses.delete(known);
      spent = { ms: Math.max(0, spent.ms - SHARE * (now - spent.at)), at: now };
      if (pauses.has(key) || spent.ms >= MAX_BURST_MS) return false;
      const cost = Math.max(costs.get(key) ?? 0, MIN_COST_MS);
      spent.ms += cost;
      pauses.set(key, now + Math.max(MIN_PAUSE_MS, PAUSE_PER_COST * cost));
      return true;
    },
  };
}
