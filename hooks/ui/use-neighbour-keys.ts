'use client';

import { useOpenPage } from './use-open-page';
import { usePageKeys } from './use-page-keys';

/** Whether the focus uses the arrows: option groups, sideways scrolling. */
const takesArrows = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.closest('input:not([type=checkbox]), audio, video') !== null || target.scrollWidth > target.clientWidth);

export function useNeighbourKeys({
  previous,
  next,
}: {
  previous?: string | undefined;
  next?: string | undefined;
}): void {
  const openPage = useOpenPage();
  usePageKeys((event) => {
    if (event.shiftKey || (event.target !== document.body && takesArrows(event.target))) return;
    const href = { ArrowLeft: previous, ArrowRight: next }[event.key];
    if (href === undefined) return;
    event.preventDefault();
    openPage(href);
  });
}
