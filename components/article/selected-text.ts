export interface SelectedText {
  text: string;
  root: Element;
  x: number;
  y: number;
  above: boolean;
}

/** Room for the button below the selection, besides the bar of small screens, or above it, besides the header. */
const ROOM = 128;

export function selectedText(): SelectedText | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  const { startContainer } = range;
  const start = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const root = start?.closest('.markdown-body')?.parentElement;
  const text = selection.toString().trim();
  if (!root || start.closest('dialog') || text === '') return null;
  // A triple click also selects the zero-width start of the next line.
  const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
  const first = lines[0] ?? range.getBoundingClientRect();
  const last = lines.at(-1) ?? first;
  if (last.bottom <= window.innerHeight - ROOM) return { text, root, x: last.right, y: last.bottom, above: false };
  return { text, root, x: first.left, y: Math.max(first.top, ROOM), above: true };
}
