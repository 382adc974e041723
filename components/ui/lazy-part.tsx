'use client';

import { Component, lazy, Suspense, useDeferredValue, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { useHydrated } from '@/components/ui/use-hydrated';
import { NETWORK_MESSAGE } from '@/lib/http/api-error';
import { isOutdated } from '@/lib/utils/chunk-error';
import { tellSiteUpdated } from '@/lib/browser/site-update';
import { showToast } from '@/lib/browser/toast-store';

interface LazyPartOptions<P> {
  /**
   * What a failure to load shows:
   * - `retry`: the failed state, with a button that loads again
   * - `hide`: nothing, after one retry; for optional parts
   * - `toast`: a toast; `onLoadFailed` tells the parent to unmount it, and the next mount loads again
   */
  onFail: 'retry' | 'hide' | 'toast';
  /** Shown while it loads. */
  fallback?: ReactNode | ((props: P) => ReactNode);
  /** Shown by `retry` instead of the default error state. */
  failed?: (retry: () => void, props: P) => ReactNode;
}

type LazyPart<P> = ComponentType<P & { onLoadFailed?: () => void }> & {
  /** Preloads it; a failure is ignored. */
  preload: () => void;
};

/** Marks a failure to load, the only error that this boundary catches; others reach the page's own error boundary. */
class LoadError extends Error {}

/**
 * The one way to load a component when it is first rendered. It is rendered in the browser only: the server, and
 * hydration, show the fallback. A chunk that is missing after a deployment shows the update notice whatever `onFail` is.
 * @param load may be called again after a failure
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { onFail, fallback = null, failed }: LazyPartOptions<P>,
): LazyPart<P> {
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
    // Deferred, so that the parts of a page are not all rendered in one task with the effects of its hydration.
    const inBrowser = useDeferredValue(useHydrated());
    const waiting = typeof fallback === 'function' ? fallback(props) : fallback;
    if (!inBrowser) return waiting;
    const retry = () => setShown({ Loaded: current, attempt: shown.attempt + 1 });
    const handleFail = (cause: unknown) => {
      if (isOutdated(cause)) tellSiteUpdated();
      else if (onFail === 'toast') showToast(navigator.onLine ? '加载失败，请稍后重试' : NETWORK_MESSAGE, 'failed');
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
