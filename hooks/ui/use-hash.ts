'use client';

import { useSyncExternalStore } from 'react';

/** Also told of a hash that the router pushed, for which browsers raise no `hashchange`. */
interface NavigationEvents {
  addEventListener: (type: 'currententrychange', listener: () => void) => void;
  removeEventListener: (type: 'currententrychange', listener: () => void) => void;
}

function subscribe(onChange: () => void): () => void {
  const { navigation } = window as typeof window & { navigation?: NavigationEvents };
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
