export interface SelectedText {
  text: string;
  /** The element that holds the article's content. */
  root: Element;
  /** Where the selection ends, in pixels from the left and from the bottom of `root`. */
  x: number;
  y: number;
}

/** Room for a button at the bottom of the screen. */
const ROOM = 112;

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
  const end = [...range.getClientRects()].findLast(({ width }) => width > 1) ?? range.getBoundingClientRect();
  const frame = root.getBoundingClientRect();
  return { text, root, x: end.right - frame.left, y: Math.min(end.bottom, window.innerHeight - ROOM) - frame.bottom };
}
