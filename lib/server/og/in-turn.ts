import 'server-only';

/** Requests beyond are refused: whoever waits behind so many has given up. */
const LONGEST_QUEUE = 24;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work that takes the processor, one piece at a time, so that pages are served in between.
 * @throws what the work throws, or an Error at once when too much is waiting
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= LONGEST_QUEUE) throw new Error('Too many pictures are waiting to be drawn.');
  waiting += 1;
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}
