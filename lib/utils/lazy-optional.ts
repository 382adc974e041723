import { lazy, type ComponentType } from 'react';

/** A component that comes late, and without which nothing is missing: when it does not load, there is nothing. */
export const lazyOptional = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy<ComponentType<P>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
