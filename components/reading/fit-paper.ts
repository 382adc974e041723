/** Width of the text on A4 with a browser's own margins, in CSS pixels. */
const PAPER_WIDTH = 690;
/** Smaller letters are not read: what still does not fit is broken. */
const SMALLEST = 0.55;

function scaleToFit(node: HTMLElement, width: number): void {
  const scale = Math.max(SMALLEST, Math.min(1, PAPER_WIDTH / width));
  node.style.setProperty('--paper-scale', scale.toFixed(3));
  node.toggleAttribute('data-too-wide', width * scale > PAPER_WIDTH + 1);
}

/** Paper does not scroll: wide formulas and tables get letters as small as they need to be read whole. */
export function fitPaper(content: HTMLElement): void {
  for (const formula of content.querySelectorAll<HTMLElement>('.math-display'))
    scaleToFit(formula, formula.scrollWidth);
  for (const frame of content.querySelectorAll<HTMLElement>('.table-scroll')) {
    frame.dataset.measured = '';
    scaleToFit(frame, frame.scrollWidth);
    delete frame.dataset.measured;
  }
}
