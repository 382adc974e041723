import { decodedSegment } from '@/lib/utils/address/decoded-segment';
import { isBlank } from '@/lib/utils/is-blank';

type Clipboard = Pick<DataTransfer, 'files' | 'getData'> & { readonly types: readonly string[] };

const afterStyle = (part: string): string => part.split(/<\/style>/i)[1] ?? '';

/** Whether html is more than the picture that is also a file on the clipboard. */
function hasWords(html: string): boolean {
  const withoutStyles = html.split(/<style\b/i).map((part, index) => (index === 0 ? part : afterStyle(part)));
  return !isBlank(withoutStyles.join('').replace(/<[^<>]*>|&nbsp;/gi, ''));
}

/** Whether a text is only the names or the paths of files, which file managers copy beside them. */
function namesFiles(text: string, files: readonly File[]): boolean {
  const names = files.map(({ name }) => name.normalize());
  const lines = text.split(/[\r\n]+/).filter((line) => !isBlank(line));
  return lines.every((line) =>
    [line, decodedSegment(line)].some((path) => names.includes((path.trim().split(/[/\\]/).at(-1) ?? '').normalize())),
  );
}

/** The pasted files, or none where the clipboard has more to say as text: copied cells and paragraphs are also pictures. */
export function pastedFiles(clipboard: Clipboard): File[] {
  const files = [...clipboard.files];
  if (files.length === 0) return [];
  const read = (type: string) => (clipboard.types.includes(type) ? clipboard.getData(type) : '');
  return hasWords(read('text/html')) || !namesFiles(read('text/plain'), files) ? [] : files;
}
