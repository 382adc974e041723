/** A worker says this once it has loaded, and when it is asked; one that computes is silent. */
const ALIVE = 'alive';
/** Load failures of a worker raise no event. */
const LOADING_TIMEOUT_MS = 8_000;

interface Request<Question> {
  id: number;
  question: Question;
}
interface Response<Answer> {
  id: number;
  answer: Answer;
}

/** A question has no answer: its worker computed too long, crashed or did not load, or the question was cancelled. */
export class WorkerError extends Error {
  constructor(readonly reason: 'late' | 'broken' | 'cancelled') {
    super(`The worker has no answer: ${reason}`);
  }
}

export const isLate = (error: unknown): boolean => error instanceof WorkerError && error.reason === 'late';

export interface WatchedWorker<Question, Answer> {
  /** @throws WorkerError */
  ask: (question: Question) => Promise<Answer>;
  /** Ends the questions that have no answer, with the worker that computes them. */
  cancel: () => void;
  close: () => void;
}

/**
 * Starts a worker with the first question. One that computes longer than `timeoutMs` is ended, and the next question has a
 * new one; a worker that waits, such as for a file, says that it is alive.
 */
export function watchWorker<Question, Answer>(start: () => Worker, timeoutMs: number): WatchedWorker<Question, Answer> {
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: WorkerError) => void }>();
  let worker: Worker | undefined;
  let isLoaded = false;
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = (reason: WorkerError['reason']) => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    isLoaded = false;
    const unanswered = [...waiting.values()];
    waiting.clear();
    for (const { reject } of unanswered) reject(new WorkerError(reason));
  };
  const watch = () => {
    clearTimeout(timer);
    if (waiting.size === 0) return;
    timer = setTimeout(() => {
      worker?.postMessage(ALIVE);
      timer = setTimeout(() => end('late'), timeoutMs / 2);
    }, timeoutMs / 2);
  };
  const begin = (): Worker => {
    const begun = start();
    timer = setTimeout(() => end('broken'), LOADING_TIMEOUT_MS);
    begun.addEventListener('message', ({ data }: MessageEvent<Response<Answer> | typeof ALIVE>) => {
      if (begun !== worker) return;
      isLoaded = true;
      if (data !== ALIVE) {
        waiting.get(data.id)?.resolve(data.answer);
        waiting.delete(data.id);
      }
      watch();
    });
    begun.addEventListener('error', ({ message }) => {
      // One that is ended while it loads says so, later.
      if (begun !== worker) return;
      console.warn('A worker failed:', message);
      end('broken');
    });
    return begun;
  };
  return {
    ask: (question) =>
      new Promise<Answer>((resolve, reject) => {
        const id = (asked += 1);
        waiting.set(id, { resolve, reject });
        worker ??= begin();
        worker.postMessage({ id, question } satisfies Request<Question>);
        if (isLoaded && waiting.size === 1) watch();
      }),
    cancel: () => {
      if (waiting.size > 0) end('cancelled');
    },
    close: () => end('cancelled'),
  };
}

/** Answers the questions of `watchWorker`, within the worker. */
export function answerQuestions<Question>(answer: (question: Question) => unknown): void {
  const reply = async ({ id, question }: Request<Question>) =>
    self.postMessage({ id, answer: await answer(question) } satisfies Response<unknown>);
  self.addEventListener('message', ({ data }: MessageEvent<Request<Question> | typeof ALIVE>) => {
    if (data === ALIVE) self.postMessage(ALIVE);
    else reply(data).catch((error: unknown) => reportError(error));
  });
  self.postMessage(ALIVE);
}
