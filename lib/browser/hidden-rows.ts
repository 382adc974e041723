import 'client-only';
import { useMemo } from 'react';
import { create } from 'zustand';
import type { Entities } from '@/lib/query/patch-entity';
import type { Identified } from '@/lib/query/pages';

type Noun = keyof Entities;

const useHidden = create<{ keys: ReadonlySet<string> }>()(() => ({ keys: new Set() }));

const keyOf = (noun: Noun, id: string) => `${noun} ${id}`;

const change = (make: (keys: Set<string>) => void) =>
  useHidden.setState(({ keys }) => {
    const changed = new Set(keys);
    make(changed);
    return { keys: changed };
  });

export const hideRow = (noun: Noun, id: string): void => change((keys) => keys.add(keyOf(noun, id)));
export const unhideRow = (noun: Noun, id: string): void => change((keys) => keys.delete(keyOf(noun, id)));

export const isHiddenRow = (noun: Noun, id: string): boolean => useHidden.getState().keys.has(keyOf(noun, id));
export const useIsHiddenRow = (noun: Noun, id: string): boolean => useHidden(({ keys }) => keys.has(keyOf(noun, id)));

export function useShownRows<T extends Identified>(noun: Noun, rows: readonly T[]): readonly T[] {
  const { keys } = useHidden();
  return useMemo(() => rows.filter(({ id }) => !keys.has(keyOf(noun, id))), [rows, noun, keys]);
}
