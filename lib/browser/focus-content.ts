/** Focuses the page's content when the focused element was removed, so that the keyboard goes on from there. */
export function focusContent(id = 'main'): void {
  if (document.activeElement === null || document.activeElement === document.body)
    document.getElementById(id)?.focus({ preventScroll: true });
}
