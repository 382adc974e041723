export function followPreviewLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!href?.startsWith('#')) return;
  event.preventDefault();
  event.stopPropagation();
  document.getElementById(decodeURIComponent(href.slice(1)))?.scrollIntoView();
}
