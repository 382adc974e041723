import type { BytemdEditorContext } from 'bytemd';

const MARKDOWN_IMAGE = /!\[[^[\]]*\]\(\s*<?(https?:\/\/[^\s)>]+)/g;
const HTML_IMAGE = /<img\b[^<>]*?\bsrc\s*=\s*["']?(https?:\/\/[^\s"'>]+)/gi;

export function imageAddresses(text: string): string[] {
  const found = [MARKDOWN_IMAGE, HTML_IMAGE].flatMap((pattern) => [...text.matchAll(pattern)]);
  return [...new Set(found.flatMap(([, address]) => address ?? []))];
}

export function replaceAddresses({ editor }: BytemdEditorContext, copies: ReadonlyMap<string, string>): void {
  const text = editor.getValue();
  const places = [MARKDOWN_IMAGE, HTML_IMAGE]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap((match) => {
      const [whole, address = ''] = match;
      const copy = copies.get(address);
      const start = match.index + whole.length - address.length;
      return copy ? [{ start, end: start + address.length, copy }] : [];
    })
    .sort((one, other) => other.start - one.start);
  editor.operation(() => {
    for (const { start, end, copy } of places)
      editor.replaceRange(copy, editor.posFromIndex(start), editor.posFromIndex(end), '+copy');
  });
}
