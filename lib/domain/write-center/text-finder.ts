import { findText, type FoundText, type TextQuery } from './find-text';

const TOO_SLOW_MS = 2_000;
const TOO_SLOW: FoundText = { kind: 'wrong', reason: '这个表达式算得太久，换一个更具体的' };

export interface TextFinder {
  /** Undefined when a later question has replaced this one. */
  find: (text: string, query: TextQuery) => Promise<FoundText | undefined>;
  close: () => void;
}

/** Finds words at once, and regular expressions in a worker, which is ended when one takes too long. */
export function createTextFinder(): TextFinder {
  let worker: Worker | undefined;
  let asked = 0;
  let giveUp = () => {};
  const end = () => {
    giveUp();
    worker?.terminate();
    worker = undefined;
  };

  const ask = (text: string, query: TextQuery) =>
    new Promise<FoundText | undefined>((resolve) => {
      const id = (asked += 1);
      const running = (worker ??= new Worker(new URL('./find-text.worker.ts', import.meta.url), { type: 'module' }));
      const settle = (found: FoundText | undefined) => {
        clearTimeout(late);
        running.removeEventListener('message', handleMessage);
        running.removeEventListener('error', handleError);
        resolve(found);
      };
      const handleMessage = ({ data }: MessageEvent<{ id: number; found: FoundText }>) => {
        if (data.id === id) settle(data.found);
      };
      const handleError = () => {
        worker = undefined;
        settle({ kind: 'wrong', reason: '正则表达式没能运行，请刷新页面再试' });
      };
      const late = setTimeout(() => {
        settle(TOO_SLOW);
        end();
      }, TOO_SLOW_MS);
      giveUp = () => settle(undefined);
      running.addEventListener('message', handleMessage);
      running.addEventListener('error', handleError);
      running.postMessage({ id, text, query });
    });

  return {
    find: async (text, query) => {
      giveUp();
      if (!query.isRegex || typeof Worker === 'undefined') return findText(text, query);
      return ask(text, query);
    },
    close: end,
  };
}
