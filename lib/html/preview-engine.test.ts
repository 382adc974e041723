import { afterEach, expect, it, vi } from 'vitest';
import { createPreviewEngine } from './preview-engine';

afterEach(() => vi.unstubAllGlobals());

it('the worker of a preview starts with the first text', () => {
  const started = vi.fn();
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = vi.fn();
      terminate = vi.fn();
      constructor() {
        super();
        started();
      }
    },
  );
  const engine = createPreviewEngine('https://site.example');
  expect(started).not.toHaveBeenCalled();
  void engine.render('字');
  void engine.render('字字');
  expect(started).toHaveBeenCalledTimes(1);
  engine.close();
});
