export interface SelectedText {
  text: string;
  /** The element that holds the article's content. */
  root: Element;
  /** Where a button belongs, in pixels of the viewport. */
  x: number;
  y: number;
  /** The button belongs above the selection, as there is no room below. */
  above: boolean;
}

/** What a button needs below the selection, with the bar of small screens, or above it, with the header. */
const ROOM = 128;

/** What is selected of the text of the page's article: null where nothing is, or where the selection begins elsewhere. */
export function selectedText(): SelectedText | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  const { startContainer } = range;
  const start = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const root = start?.closest('.markdown-body')?.parentElement;
  const text = selection.toString().trim();
  if (!root || start.closest('dialog') || text === '') return null;
  // Three clicks also select the beginning of the next line, which has no width.
  const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
  const first = lines[0] ?? range.getBoundingClientRect();
  const last = lines.at(-1) ?? first;
  if (last.bottom <= window.innerHeight - ROOM) return { text, root, x: last.right, y: last.bottom, above: false };
  return { text, root, x: first.left, y: Math.max(first.top, ROOM), above: true };
}
