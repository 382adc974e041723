/** Readers at a steady rate, to see what they notice while something fails or is restarted. */

/** Requests per second; far below what two cores can do. */
const RATE = 60;
const TIMEOUT_MS = 15_000;

/**
 * Asks for the addresses by turns until `during` is over. An answer that is not 200, or a page that is not whole, has
 * failed.
 * @param {string[]} urls
 * @param {() => Promise<void>} during
 * @returns {Promise<{ failed: number, asked: number, slowest: number }>} slowest in milliseconds
 */
export async function failuresDuring(urls, during) {
  /** @type {Promise<void>[]} */
  const running = [];
  let failed = 0;
  let slowest = 0;
  const ask = async (/** @type {string} */ url) => {
    const startedAt = performance.now();
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const text = await response.text();
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      if (response.status !== 200 || (isPage && !text.endsWith('</html>'))) failed += 1;
    } catch {
      failed += 1;
    }
    slowest = Math.max(slowest, performance.now() - startedAt);
  };
  const timer = setInterval(() => running.push(ask(urls[running.length % urls.length] ?? '')), 1000 / RATE);
  try {
    await during();
  } finally {
    clearInterval(timer);
  }
  await Promise.all(running);
  return { failed, asked: running.length, slowest };
}
