import type { BytemdEditorContext } from 'bytemd';
import factory from 'codemirror-ssr';

const box = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 };

/** The real editor, for which jsdom lacks the measures. */
export function createEditorContext(value: string): BytemdEditorContext {
  Object.assign(Range.prototype, { getBoundingClientRect: () => box, getClientRects: () => [] });
  const codemirror = factory();
  const editor = codemirror(document.body.appendChild(document.createElement('div')), { value });
  return { editor, codemirror } as unknown as BytemdEditorContext;
}
