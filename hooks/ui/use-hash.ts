'use client';

import { useSyncExternalStore } from 'react';

/** The router pushes hashes, for which browsers raise no `hashchange`; not every browser has the Navigation API. */
function subscribe(onChange: () => void): () => void {
  const { navigation }: { navigation?: Navigation } = window;
  window.addEventListener('hashchange', onChange);
  navigation?.addEventListener('currententrychange', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    navigation?.removeEventListener('currententrychange', onChange);
  };
}

/** The address's hash with its `#`, or '' where there is none, as on the server. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
