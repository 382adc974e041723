/** Waits for the browser's storage, but not for one that hangs: what comes next is not held up by it. Never rejects. */
export const waitForStorage = (task: Promise<unknown>, atMostMs = 1_000): Promise<unknown> =>
  Promise.race([task.catch(() => {}), new Promise((resolve) => setTimeout(resolve, atMostMs))]);
