'use client';

import { useSyncExternalStore } from 'react';

/** Client navigation raises no `hashchange`, and not every browser has the Navigation API. */
function subscribe(onChange: () => void): () => void {
  const { navigation }: { navigation?: Navigation } = window;
  window.addEventListener('hashchange', onChange);
  navigation?.addEventListener('currententrychange', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    navigation?.removeEventListener('currententrychange', onChange);
  };
}

/** The hash with its `#`; '' without one and on the server. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
