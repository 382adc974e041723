import { isLate, watchWorker, WorkerError } from '@/lib/browser/watched-worker';
import { findText, type FoundText, type TextQuery, type TextQuestion } from './find-text';

const FIND_TIMEOUT_MS = 2_000;

function failureOf(error: unknown): FoundText | undefined {
  if (isLate(error)) return { kind: 'wrong', reason: '这个表达式算得太久，换一个更具体的' };
  const isReplaced = error instanceof WorkerError && error.reason === 'cancelled';
  return isReplaced ? undefined : { kind: 'wrong', reason: '正则表达式没能运行，请刷新页面再试' };
}

export interface TextFinder {
  /** Undefined when a later question has replaced this one. */
  find: (text: string, query: TextQuery) => Promise<FoundText | undefined>;
  close: () => void;
}

/** Finds words at once, and regular expressions in a worker. */
export function createTextFinder(): TextFinder {
  const worker = watchWorker<TextQuestion, FoundText>(
    () => new Worker(new URL('./find-text.worker.ts', import.meta.url), { type: 'module' }),
    FIND_TIMEOUT_MS,
  );
  return {
    find: async (text, query) => {
      worker.cancel();
      if (!query.isRegex || typeof Worker === 'undefined') return findText(text, query);
      return worker.ask({ text, query }).catch(failureOf);
    },
    close: worker.close,
  };
}
