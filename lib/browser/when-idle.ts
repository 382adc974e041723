const LATEST_MS = 200;

/** Defers a task until the browser is idle, for 200 ms at most. Returns the function that cancels it. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: LATEST_MS });
  return () => cancelIdleCallback(request);
}

export const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));
