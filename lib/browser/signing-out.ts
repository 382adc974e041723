import 'client-only';
import { useOwner, VISITOR } from './owner';
import { checkedBy, clearTabStorage, deviceValue, isNumber, isRecord, stopStoring } from './storage';

interface SignedOut {
  at: number;
  /** What this browser kept of the member was removed. */
  clears: boolean;
}

/** When a member last signed out in this browser; tells the other tabs. An expired session is none of it. */
const signedOut = deviceValue({
  key: 'SIGNED_OUT',
  schema: checkedBy((value): value is SignedOut => isRecord(value) && isNumber(value.at)),
});
let ours: number | undefined;

/** Tells the other tabs that the member has signed out. */
export function announceSignOut(clears: boolean): void {
  ours = Date.now();
  signedOut.set({ at: ours, clears });
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

/**
 * Takes what is the member's out of sight when they sign out in another tab.
 * @param onLeft called where their things are kept
 * @param onCleared called with the owner whose things were removed, after this tab's own are
 * @returns the function that unsubscribes
 */
export function followSignOut(onLeft: () => void, onCleared: (owner: string) => void): () => void {
  let known = signedOut.get()?.at;
  return signedOut.subscribe(() => {
    const { owner } = useOwner.getState();
    const { at, clears = false } = signedOut.get() ?? {};
    if (at === undefined || at === known || at === ours || owner === VISITOR) return;
    known = at;
    if (!clears) {
      useOwner.setState({ owner: VISITOR });
      return onLeft();
    }
    endStoring();
    onCleared(owner);
  });
}
