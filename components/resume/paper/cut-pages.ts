import { pageBreaks, type PageBlock } from './page-breaks';

const PAGE_HEIGHT = 1123;
/** Not below 90 %: smaller type is hard to read on paper. */
const FIT_SCALES = [1, 0.98, 0.96, 0.94, 0.92, 0.9] as const;

interface Place {
  node: Node;
  offset?: number;
}

interface MeasuredBlock extends PageBlock {
  start: () => Place;
}

interface Flow {
  root: Element;
  blocks: MeasuredBlock[];
  breaks: number[];
}

const ALWAYS_OPEN = '.resume-sheet, .resume-body, .resume-section, .resume-items';
const HEADING = /^H[1-6]$/;

const holdsBlocks = (element: Element) =>
  element.childElementCount > 0 &&
  [...element.childNodes].every((node) =>
    node instanceof Element ? !getComputedStyle(node).display.startsWith('inline') : !node.textContent?.trim(),
  );

function outermost(element: Element, root: Element, side: 'previousElementSibling' | 'nextElementSibling'): Element {
  let outer = element;
  while (!outer[side] && outer.parentElement && outer.parentElement !== root && outer !== root) {
    outer = outer.parentElement;
  }
  return outer;
}

function charAt(element: Element, middle: number): Place {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? '';
    range.selectNodeContents(node);
    if (range.getBoundingClientRect().bottom <= middle) continue;
    for (let offset = 0; offset < length; offset += 1) {
      range.setStart(node, offset);
      range.setEnd(node, offset + 1);
      const { bottom, width } = range.getBoundingClientRect();
      if (width > 0 && bottom > middle) return offset === 0 ? { node } : { node, offset };
    }
  }
  return { node: element };
}

function linesOf(element: Element, toFlow: (viewportY: number) => number): MeasuredBlock[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  const lines: { top: number; bottom: number }[] = [];
  for (const { top, bottom, height } of range.getClientRects()) {
    const line = lines.at(-1);
    if (height === 0) continue;
    if (line && top < (line.top + line.bottom) / 2) line.bottom = Math.max(line.bottom, bottom);
    else lines.push({ top, bottom });
  }
  return lines.map(({ top, bottom }, index) => ({
    top: toFlow(top),
    // In some fonts glyph boxes are higher than their lines.
    bottom: toFlow(Math.min(bottom, lines[index + 1]?.top ?? bottom)),
    keepsWithNext: false,
    start: () => (index === 0 ? { node: element } : charAt(element, (top + bottom) / 2)),
  }));
}

/** Unbreakable blocks below a root: items that fit on a page; of longer ones paragraphs, then lines. */
function blocksOf(root: Element, pageHeight: number, toFlow: (viewportY: number) => number): MeasuredBlock[] {
  const blocks: MeasuredBlock[] = [];
  const topOf = (element: Element) => toFlow(element.getBoundingClientRect().top);
  const bottomOf = (element: Element) => toFlow(element.getBoundingClientRect().bottom);
  const roomFor = (top: number) => {
    const first = blocks.findLastIndex(({ keepsWithNext }) => !keepsWithNext) + 1;
    return pageHeight - (top - (blocks[first]?.top ?? top));
  };
  const collect = (element: Element) => {
    const top = topOf(element);
    const fits = bottomOf(element) - top <= roomFor(top);
    if (element === root || element.matches(ALWAYS_OPEN) || (!fits && holdsBlocks(element))) {
      for (const child of element.children) collect(child);
    } else if (fits) {
      const first = outermost(element, root, 'previousElementSibling');
      blocks.push({
        top: Math.min(top, topOf(first)),
        bottom: bottomOf(outermost(element, root, 'nextElementSibling')),
        keepsWithNext: HEADING.test(element.tagName),
        start: () => ({ node: first }),
      });
    } else {
      blocks.push(...linesOf(element, toFlow));
    }
  };
  collect(root);
  return blocks;
}

function flowsOf(sheet: HTMLElement, scale: number): Flow[] {
  const frame = sheet.getBoundingClientRect();
  // The preview may be zoomed.
  const ratio = frame.width / sheet.offsetWidth;
  const toFlow = (viewportY: number) => (viewportY - frame.top) / ratio;
  const { paddingTop, paddingBottom } = getComputedStyle(sheet);
  const firstBottom = PAGE_HEIGHT / scale - parseFloat(paddingBottom);
  const height = firstBottom - parseFloat(paddingTop);
  const [head, body] = sheet.children;
  const isBeside =
    head !== undefined &&
    body !== undefined &&
    head.getBoundingClientRect().right <= body.getBoundingClientRect().left + 1;
  return (isBeside ? [head, body] : [sheet]).map((root) => {
    const blocks = blocksOf(root, height, toFlow);
    return { root, blocks, breaks: pageBreaks(blocks, { firstBottom, height }) };
  });
}

const emptied = <T extends Element>(element: T): T => document.importNode(element, false);
const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);

function continueNumbers(part: HTMLOListElement, list: HTMLOListElement, at: Node) {
  const before = [...list.children].filter(
    (item) => item.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING && !item.contains(at),
  );
  part.start = list.start + before.length;
}

function copyBetween(root: Element, from: Place | undefined, to: Place | undefined): Element {
  const range = document.createRange();
  range.selectNodeContents(root);
  if (from) {
    if (from.offset === undefined) range.setStartBefore(from.node);
    else range.setStart(from.node, from.offset);
  }
  if (to) {
    if (to.offset === undefined) range.setEndBefore(to.node);
    else range.setEnd(to.node, to.offset);
  }
  let content = range.cloneContents();
  for (
    let element = elementOf(range.commonAncestorContainer);
    element && element !== root;
    element = element.parentElement
  ) {
    const shell = emptied(element);
    shell.append(content);
    content = document.createDocumentFragment();
    content.append(shell);
  }
  const copy = emptied(root);
  copy.append(content);
  const mark = (place: Place, side: 'firstElementChild' | 'lastElementChild', name: string) => {
    const cut: Element[] = [];
    const parent = place.offset === undefined ? place.node.parentElement : elementOf(place.node);
    for (let element = parent; element && element !== root; element = element.parentElement) cut.unshift(element);
    let part = copy[side];
    for (const element of cut) {
      part?.setAttribute(name, '');
      if (name === 'data-continued' && part instanceof HTMLOListElement && element instanceof HTMLOListElement) {
        continueNumbers(part, element, place.node);
      }
      part = part?.[side] ?? null;
    }
  };
  if (from) mark(from, 'firstElementChild', 'data-continued');
  if (to) mark(to, 'lastElementChild', 'data-continues');
  return copy;
}

export interface CutResume {
  pages: readonly HTMLElement[];
  scale: number;
}

/** Cuts a laid-out resume into pages; lines, and items that fit on one, stay whole. @param fit scales to one page */
export function cutPages(sheet: HTMLElement, { fit }: { fit: boolean }): CutResume {
  // Hidden, so nothing is laid out.
  if (sheet.offsetWidth === 0) return { pages: [document.importNode(sheet, true)], scale: 1 };
  const flowsAt = (scale: number) => {
    sheet.style.setProperty('--resume-scale', String(scale));
    return flowsOf(sheet, scale);
  };
  const isOnePage = (flows: Flow[]) => flows.every(({ breaks }) => breaks.length === 0);
  const least = FIT_SCALES[FIT_SCALES.length - 1] ?? 1;
  const canFit = fit && isOnePage(flowsAt(least));
  const scale = canFit ? (FIT_SCALES.find((candidate) => isOnePage(flowsAt(candidate))) ?? least) : fit ? least : 1;
  const flows = flowsAt(scale);
  const count = 1 + Math.max(0, ...flows.map(({ breaks }) => breaks.length));
  const pages = Array.from({ length: count }, (_, page) => {
    const copies = flows.map(({ root, blocks, breaks }) => {
      const at = (index: number) => {
        const block = breaks[index];
        return block === undefined ? undefined : blocks[block]?.start();
      };
      // An exhausted column continues empty.
      if (page > breaks.length) return emptied(root);
      return copyBetween(root, page === 0 ? undefined : at(page - 1), at(page));
    });
    const copy = emptied(sheet);
    copy.dataset.page = String(page + 1);
    if (flows[0]?.root === sheet) copy.append(...(copies[0]?.children ?? []));
    else copy.append(...copies);
    return copy;
  });
  return { pages, scale };
}
