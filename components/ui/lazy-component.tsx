'use client';

import { Component, lazy, Suspense, useDeferredValue, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorState } from '@/components/ui/state/error-state';
import { useHydrated } from '@/components/ui/use-hydrated';
import { NETWORK_MESSAGE } from '@/lib/http/api-error';
import { isOffline } from '@/lib/http/connection';
import { toastIfOutdated } from '@/lib/browser/site-update';
import { showToast } from '@/lib/browser/toast-store';

interface LazyComponentOptions<P> {
  /** `hide` renders nothing after one retry; `toast` calls `onLoadFailed` to unmount, and the next mount retries. */
  onFail: 'retry' | 'hide' | 'toast';
  fallback?: ReactNode | ((props: P) => ReactNode);
  /** Replaces the default error state of `retry`. */
  failed?: (retry: () => void, props: P) => ReactNode;
}

type LazyComponent<P> = ComponentType<P & { onLoadFailed?: () => void }> & {
  preload: () => void;
};

/** A load failure, the only error that this boundary catches. */
class LoadError extends Error {}

/** The server and hydration show the fallback. A missing chunk always shows the update notice. `load` may run again. */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { onFail, fallback = null, failed }: LazyComponentOptions<P>,
): LazyComponent<P> {
  const attempt = () => {
    const loading = lazy(async () => {
      try {
        return { default: await (onFail === 'hide' ? load().catch(load) : load()) };
      } catch (cause) {
        // React.lazy caches a rejection: the next mount needs a new one.
        current = attempt();
        throw new LoadError('A part of the page did not load', { cause });
      }
    });
    return loading;
  };
  let current = attempt();

  function Part({ onLoadFailed, ...rest }: P & { onLoadFailed?: () => void }) {
    const props = rest as P;
    const [shown, setShown] = useState({ Loaded: current, attempt: 1 });
    // Deferred, so that parts do not all render in one task with the hydration's effects.
    const inBrowser = useDeferredValue(useHydrated());
    const waiting = typeof fallback === 'function' ? fallback(props) : fallback;
    if (!inBrowser) return waiting;
    const retry = () => setShown({ Loaded: current, attempt: shown.attempt + 1 });
    const handleFail = (cause: unknown) => {
      if (!toastIfOutdated(cause) && onFail === 'toast')
        showToast(isOffline() ? NETWORK_MESSAGE : '加载失败，请稍后重试', 'failed');
      onLoadFailed?.();
    };
    const failure = onFail === 'retry' ? (failed?.(retry, props) ?? <ErrorState onRetry={retry} />) : null;
    return (
      <LoadBoundary key={shown.attempt} failure={failure} onFail={handleFail}>
        <Suspense fallback={waiting}>
          <shown.Loaded {...props} />
        </Suspense>
      </LoadBoundary>
    );
  }
  return Object.assign(Part, { preload: () => void load().catch(() => {}) });
}

interface LoadBoundaryProps {
  failure: ReactNode;
  onFail: (cause: unknown) => void;
  children: ReactNode;
}

class LoadBoundary extends Component<LoadBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof LoadError) this.props.onFail(error.cause);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof LoadError) return this.props.failure;
    throw error;
  }
}
