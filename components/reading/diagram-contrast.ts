import { colord } from 'colord';
import { blend, contrastOf, inkOn, LEAST_CONTRAST } from '@/lib/utils/contrast';

const SHAPES = 'rect, path, polygon, circle, ellipse';
/** Pairs of a text and a shape; in larger diagrams the author's colours stay as they are. */
const MAX_PAIRS = 20_000_000;

interface Shape {
  node: SVGGeometryElement;
  box: DOMRect;
  colour: string;
  opacity: number;
}

function shapeOf(node: SVGGeometryElement): Shape | null {
  if (node.closest('defs, marker, clipPath, mask')) return null;
  const { fill, fillOpacity, opacity, display } = getComputedStyle(node);
  const colour = colord(fill);
  const visible = colour.alpha() * Number(fillOpacity || 1) * Number(opacity || 1);
  if (!colour.isValid() || visible === 0 || display === 'none') return null;
  return { node, box: node.getBoundingClientRect(), colour: colour.alpha(1).toHex(), opacity: visible };
}

function holds({ node, box }: Shape, x: number, y: number): boolean {
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  const toShape = node.getScreenCTM()?.inverse();
  return toShape === undefined || node.isPointInFill(new DOMPoint(x, y).matrixTransform(toShape));
}

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Letters that do not stand out from the shapes below them become black or white. @param svg in the document */
export function makeReadable(svg: SVGSVGElement, ground: string): void {
  const texts = [...svg.querySelectorAll('text')].filter((text) => text.textContent.trim() !== '');
  const shapes = [...svg.querySelectorAll<SVGGeometryElement>(SHAPES)].flatMap((node) => shapeOf(node) ?? []);
  if (texts.length * shapes.length > MAX_PAIRS) return;
  // All is read before anything is written: a changed letter would make the browser lay out the whole diagram again.
  const faint = texts.flatMap((text) => {
    const box = text.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const behind = shapes
      .filter((shape) => holds(shape, x, y) && isBefore(shape.node, text))
      .reduce((below, { colour, opacity }) => blend(below, colour, opacity), ground);
    return [text, ...text.querySelectorAll('tspan')].flatMap((letters) => {
      const ink = colord(getComputedStyle(letters).fill);
      const readable = !ink.isValid() || contrastOf(ink.toHex(), behind) >= LEAST_CONTRAST;
      return readable ? [] : [{ letters, ink: inkOn(behind) }];
    });
  });
  for (const { letters, ink } of faint) letters.style.setProperty('fill', ink, 'important');
}
