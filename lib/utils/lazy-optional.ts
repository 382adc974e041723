import { lazy, type ComponentType } from 'react';

/**
 * A component that comes late, and without which the page is still whole: what the network loses is tried
 * once more, and then there is nothing.
 */
export const lazyOptional = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy<ComponentType<P>>(() =>
    load()
      .catch(load)
      .then(
        (component) => ({ default: component }),
        () => ({ default: () => null }),
      ),
  );
