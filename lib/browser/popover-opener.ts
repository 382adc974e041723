/** The button that opened the popover which holds the element, or the element itself: what takes the focus back. */
export function openerOf(element: Element | null): HTMLElement | null {
  const popover = element?.closest('[popover]');
  const opener = popover && document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
  return opener ?? (element instanceof HTMLElement ? element : null);
}
