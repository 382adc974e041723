/** The address that a plain click on an internal link opens in this tab; null for any other click. */
export function linkDestination(event: MouseEvent): string | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null;
  const { origin, pathname, search } = new URL(link.href);
  const { location } = window;
  const stays = pathname === location.pathname && search === location.search;
  return origin !== location.origin || stays ? null : link.href.slice(origin.length);
}
