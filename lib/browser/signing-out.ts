import 'client-only';
import { useOwner, VISITOR } from './owner';
import { checkedBy, clearTabStorage, deviceValue, isNumber, isRecord, stopStoring } from './storage';

interface SignedOut {
  at: number;
  clears: boolean;
}

/** Time of the last explicit logout, which notifies the other tabs. Expired sessions do not count. */
const signedOut = deviceValue({
  key: 'SIGNED_OUT',
  schema: checkedBy((value): value is SignedOut => isRecord(value) && isNumber(value.at)),
});
let ours: number | undefined;

export function announceSignOut(clears: boolean): void {
  ours = Date.now();
  signedOut.set({ at: ours, clears });
}

/** Reloads a page that the back button restores from the bfcache, because it shows another person's data. */
export const reloadOnReturn = (): void =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });

export function endStoring(): void {
  clearTabStorage();
  stopStoring();
  reloadOnReturn();
}

/** Follows a logout in another tab, which keeps the member's data (`onLeft`) or removes it (`onCleared`). */
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
