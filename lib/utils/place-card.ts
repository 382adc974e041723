interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;
const EDGE = 8;
const LEAD = 24;

interface Placement {
  anchor: Box;
  x?: number | undefined;
  card: { width: number; height: number };
  screen: { width: number; height: number };
}

/** Position of a card below its anchor, or above without room; always on the screen. */
export function placeCard({ anchor, x, card, screen }: Placement): { left: number; top: number } {
  const wanted = x === undefined ? anchor.left : Math.max(anchor.left, x - LEAD);
  const left = Math.max(EDGE, Math.min(wanted, screen.width - card.width - EDGE));
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - card.height;
  const fitsBelow = below + card.height <= screen.height - EDGE;
  return { left, top: fitsBelow || above < EDGE ? below : above };
}
