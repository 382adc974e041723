/** Requests per second; far below what two cores can do. */
const RATE = 60;
const TIMEOUT_MS = 15_000;

/** Whether the answer is a 200 and, for a page, whole. */
async function isWhole(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  return response.status === 200 && (!isPage || text.endsWith('</html>'));
}

/** Readers who ask for the addresses by turns, at a steady rate, until `during` is over. */
export async function failuresDuring(urls: readonly string[], during: () => Promise<void>) {
  const answers: Promise<boolean>[] = [];
  const ask = () => answers.push(isWhole(urls[answers.length % urls.length] ?? '').catch(() => false));
  const timer = setInterval(ask, 1000 / RATE);
  try {
    await during();
  } finally {
    clearInterval(timer);
  }
  const failed = (await Promise.all(answers)).filter((whole) => !whole).length;
  return { failed, asked: answers.length };
}
