import { vi } from 'vitest';
import type { Draft } from '@/lib/domain/draft/schema';
import { sameFields } from '@/lib/utils/same-fields';
import type { Locks } from './draft-lock';

/** What all tabs of a browser share. */
export function createDraftStore() {
  const drafts = new Map<string, Draft>();
  const asides = new Map<string, Draft[]>();
  const set = (key: string, next: Draft[]) => {
    asides.set(key, next);
    return next;
  };
  const without = (key: string, gone: readonly Draft[]) =>
    (asides.get(key) ?? []).filter(({ writing }) => !gone.some((draft) => sameFields(draft.writing, writing)));
  return {
    drafts,
    read: vi.fn(async (key: string) => drafts.get(key)),
    write: vi.fn(async (key: string, draft: Draft) => void drafts.set(key, draft)),
    remove: async (key: string) => void drafts.delete(key),
    readAside: async (key: string) => asides.get(key) ?? [],
    addAside: vi.fn(async (key: string, added: readonly Draft[]) => set(key, [...without(key, added), ...added])),
    dropAside: async (key: string, gone: readonly Draft[]) => set(key, without(key, gone)),
    /** The texts that are laid aside. */
    laid: (key: string) => (asides.get(key) ?? []).map(({ writing }) => writing.content),
  };
}

/** The lock manager of a browser, as far as drafts use it. */
export function createLocks(): Locks {
  interface Holder {
    end: (error: DOMException) => void;
  }
  let holder: Holder | undefined;
  const waiting: (() => void)[] = [];
  return {
    request: async (name, options, callback) => {
      if (options.ifAvailable && holder) return callback(null);
      if (options.steal) holder?.end(new DOMException('stolen', 'AbortError'));
      else if (holder) {
        await new Promise<void>((resolve, reject) => {
          waiting.push(resolve);
          options.signal?.addEventListener('abort', () => {
            waiting.splice(waiting.indexOf(resolve), 1);
            reject(new DOMException('given up', 'AbortError'));
          });
        });
      }
      const stolen = Promise.withResolvers<never>();
      const mine = { end: stolen.reject };
      holder = mine;
      try {
        return await Promise.race([callback({ name, mode: 'exclusive' }), stolen.promise]);
      } finally {
        if (holder === mine) {
          holder = undefined;
          waiting.shift()?.();
        }
      }
    },
  };
}
