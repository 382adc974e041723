export interface PageBlock {
  top: number;
  bottom: number;
  /** A heading, which must not end a page. */
  keepsWithNext: boolean;
}

interface PageRoom {
  firstBottom: number;
  height: number;
}

const TOLERANCE = 0.5;

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

export function pageBreaks(blocks: readonly PageBlock[], { firstBottom, height }: PageRoom): number[] {
  const bands = bandsOf(blocks);
  const breaks: number[] = [];
  let start = 0;
  let limit = firstBottom;
  bands.forEach((band, next) => {
    if (next === start || band.bottom <= limit + TOLERANCE) return;
    let first = next;
    while (first > start && bands[first - 1]?.keepsWithNext) first -= 1;
    // Headings only, or one before an oversized block.
    if (first === start) first = next;
    const begins = bands[first] ?? band;
    if (band.bottom > begins.top + height + TOLERANCE && first < next) breaks.push(begins.index, band.index);
    else breaks.push(begins.index);
    start = breaks.at(-1) === band.index ? next : first;
    limit = (bands[start] ?? band).top + height;
  });
  return breaks;
}
