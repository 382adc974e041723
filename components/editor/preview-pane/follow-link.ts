/**
 * A click on a link of the preview: within the text it scrolls there, any other opens a new tab, so
 * that nothing leads away from what is being written.
 */
export function followPreviewLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || link.dataset.zoom !== undefined) return;
  event.preventDefault();
  event.stopPropagation();
  if (href.startsWith('#')) document.getElementById(decodeURIComponent(href.slice(1)))?.scrollIntoView();
  else window.open(link.href, '_blank', 'noopener,noreferrer');
}
