export interface PlaceInText {
  root: Element;
  x: number;
  y: number;
  above: boolean;
}

export interface SelectedText extends PlaceInText {
  text: string;
  range: Range;
}

/** Room for the bar below the lines, besides the bar of small screens, or above them, besides the header. */
const ROOM = 128;

/** A place for a bar at the end of lines of a text, or at their start where there is no room below. */
export function placeAt(range: Range, root: Element): PlaceInText {
  // A triple click also selects the zero-width start of the next line.
  const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
  const first = lines[0] ?? range.getBoundingClientRect();
  const last = lines.at(-1) ?? first;
  if (last.bottom <= window.innerHeight - ROOM) return { root, x: last.right, y: last.bottom, above: false };
  return { root, x: first.left, y: Math.max(first.top, ROOM), above: true };
}

export function selectedText(): SelectedText | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  const { startContainer } = range;
  const start = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const root = start?.closest('.markdown-body')?.parentElement;
  const text = selection.toString().trim();
  if (!root || start.closest('dialog') || text === '') return null;
  return { text, range: range.cloneRange(), ...placeAt(range, root) };
}
