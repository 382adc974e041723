const LATEST_MS = 200;

/** Runs a task once the browser has nothing better to do, after a fifth of a second at the latest. Returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: LATEST_MS });
  return () => cancelIdleCallback(request);
}

/** Resolves once the browser has nothing better to do, after a fifth of a second at the latest. */
export const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));
