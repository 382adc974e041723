import type { BytemdEditorContext } from 'bytemd';
import { changeWhole, type VersionReason } from '@/lib/domain/write-center/article-versions';
import { replaceBetween, type FoundPlace } from '@/lib/domain/write-center/find-text';

export const writePlace = ({ editor }: BytemdEditorContext, { start, end, by }: FoundPlace): void =>
  editor.replaceRange(by, editor.posFromIndex(start), editor.posFromIndex(end), '+replace');

/** Writes all places as one step to undo, after a version was kept. @param places in order, without overlap */
export function applyPlaces(context: BytemdEditorContext, reason: VersionReason, places: readonly FoundPlace[]): void {
  const { editor } = context;
  if (places.length === 0) return;
  // Uploads are shown at bookmarks, which a change around them would remove.
  const hasBookmarks = editor.getAllMarks().some((mark) => 'type' in mark && mark.type === 'bookmark');
  const changes = hasBookmarks ? places.toReversed() : [replaceBetween(editor.getValue(), places)];
  changeWhole(reason, () => editor.operation(() => changes.forEach((place) => writePlace(context, place))));
}
