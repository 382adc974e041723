import { findText, type FoundText, type TextQuery } from './find-text';

self.addEventListener('message', ({ data }: MessageEvent<{ id: number; text: string; query: TextQuery }>) => {
  self.postMessage({ id: data.id, found: findText(data.text, data.query) } satisfies { id: number; found: FoundText });
});
