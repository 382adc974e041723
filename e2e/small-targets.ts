import type { Page } from '@playwright/test';

const CONTROLS =
  ':is(a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option]):not(:disabled)';

/**
 * Links of a text that somebody wrote stand within its sentences, whose lines leave them no room (WCAG 2.5.5 and 2.5.8):
 * those of an article, and the foreign ones of a comment, a share or a message.
 */
const WITHIN_SENTENCES = '.markdown-body a, [dir=auto] > a[rel~=ugc]';

interface Scope {
  /** Selector of the part of the page that is looked at; all of it when absent. */
  within?: string | undefined;
  /** Pixels that a control must have in both directions. */
  least: number;
}

/**
 * The controls that a pointer reaches by less than `least` pixels, with what it reaches. A control has what belongs to it
 * left and right of its centre, and above and below: also what is not seen. Those that something lies over, as a sheet or a
 * chat does over the page, cannot be pressed, and are none.
 */
export const findSmallTargets = (page: Page, { within = 'body', least }: Scope): Promise<string[]> =>
  page.evaluate(
    ({ controls, exempt, within, least }) => {
      const small: string[] = [];
      for (const control of document.querySelectorAll<HTMLElement>(`:is(${within}) :is(${controls}):not(${exempt})`)) {
        const shown = (control instanceof HTMLInputElement && control.closest('label')) || control;
        if (!shown.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = shown.getClientRects()[0] ?? new DOMRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isHit = (right: number, down: number) => {
          const hit = document.elementFromPoint(x + right, y + down);
          return (
            hit !== null && shown.contains(hit) && [control, shown, null].includes(hit.closest<HTMLElement>(controls))
          );
        };
        if (!isHit(0, 0)) continue;
        const reach = (right: number, down: number) => {
          let pixels = 0;
          for (const step of [4, 1]) {
            const next = () => pixels + step;
            while (next() <= least && isHit(right * next(), down * next())) pixels = next();
          }
          return pixels;
        };
        const across = reach(-1, 0) + 1 + reach(1, 0);
        const upright = reach(0, -1) + 1 + reach(0, 1);
        if (Math.min(across, upright) >= least) continue;
        const name = control.getAttribute('aria-label') ?? (control.textContent.trim() || control.outerHTML);
        small.push(`${name.slice(0, 80)}: ${across} × ${upright}`);
      }
      return small;
    },
    { controls: CONTROLS, exempt: WITHIN_SENTENCES, within, least },
  );
