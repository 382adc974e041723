/** An unbreakable block: a line, or a whole item. */
export interface PageBlock {
  top: number;
  bottom: number;
  /** A heading: it does not stand alone at a page's foot. */
  keepsWithNext: boolean;
}

interface PageRoom {
  /** Bottom of the first page. */
  firstBottom: number;
  /** Height of the following pages. */
  height: number;
}

/** Rounding of the browser. */
const TOLERANCE = 0.5;

/** Blocks beside each other become one; `index` is that of the first. */
function bandsOf(blocks: readonly PageBlock[]): (PageBlock & { index: number })[] {
  const bands: (PageBlock & { index: number })[] = [];
  blocks.forEach((block, index) => {
    const band = bands.at(-1);
    if (!band || block.top >= band.bottom - TOLERANCE) {
      bands.push({ ...block, index });
      return;
    }
    band.bottom = Math.max(band.bottom, block.bottom);
    band.keepsWithNext = block.keepsWithNext;
  });
  return bands;
}

/**
 * Which blocks begin a new page. A block that is taller than a page has one for itself.
 * @param blocks in the order of the text, with their places in a resume that is not cut
 */
export function pageBreaks(blocks: readonly PageBlock[], { firstBottom, height }: PageRoom): number[] {
  const bands = bandsOf(blocks);
  const breaks: number[] = [];
  let start = 0;
  let limit = firstBottom;
  bands.forEach((band, next) => {
    if (next === start || band.bottom <= limit + TOLERANCE) return;
    let first = next;
    while (first > start && bands[first - 1]?.keepsWithNext) first -= 1;
    // Headings only, or one that cannot be kept with a block that is too tall.
    if (first === start) first = next;
    const begins = bands[first] ?? band;
    // Even on a page of its own the block has no room below its headings.
    if (band.bottom > begins.top + height + TOLERANCE && first < next) breaks.push(begins.index, band.index);
    else breaks.push(begins.index);
    start = breaks.at(-1) === band.index ? next : first;
    limit = (bands[start] ?? band).top + height;
  });
  return breaks;
}
