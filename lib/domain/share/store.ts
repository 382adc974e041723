import 'client-only';
import { create } from 'zustand';

/** Shares that are hidden because their author deletes them. */
const useHiddenShares = create<{ ids: readonly string[] }>()(() => ({ ids: [] }));

export const useIsHiddenShare = (id: string): boolean => useHiddenShares(({ ids }) => ids.includes(id));

/** How many of these shares are shown. */
export const useShownShareCount = (shares: readonly { id: string }[]): number =>
  useHiddenShares(({ ids }) => shares.filter(({ id }) => !ids.includes(id)).length);

export const hideShare = (id: string): void => useHiddenShares.setState(({ ids }) => ({ ids: [...ids, id] }));
export const unhideShare = (id: string): void =>
  useHiddenShares.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
