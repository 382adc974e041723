import 'client-only';
import { useOwner, VISITOR } from './owner';
import { checkedBy, clearTabStorage, deviceValue, isNumber, stopStoring } from './storage';

/** When a member last had this browser cleared; tells the other tabs. */
const cleared = deviceValue({ key: 'CLEARED_AT', schema: checkedBy(isNumber) });

let isOurs = false;

/** Makes the other tabs leave their pages, which still show what was removed. */
export function announceClearing(): void {
  isOurs = true;
  cleared.set(Date.now());
}

/** Loads a page anew that the browser brings back whole, by its back button: it shows what was somebody's who has left. */
export const reloadOnReturn = (): void =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });

/** Removes what this tab has, stores nothing more, and comes back as a new page if the browser keeps this one. */
export function endStoring(): void {
  clearTabStorage();
  stopStoring();
  reloadOnReturn();
}

/** Calls back with the owner whose things another tab has removed, after this tab's own are. @returns the function that unsubscribes */
export function followClearing(onCleared: (owner: string) => void): () => void {
  let known = cleared.get();
  return cleared.subscribe(() => {
    const { owner } = useOwner.getState();
    const isNews = cleared.get() !== known;
    known = cleared.get();
    if (!isNews || owner === VISITOR || isOurs) return;
    endStoring();
    onCleared(owner);
  });
}
