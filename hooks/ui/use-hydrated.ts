import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False on the server and while its page comes alive, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
