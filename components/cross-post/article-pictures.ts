import type { QueryClient } from '@tanstack/react-query';
import { drawnDiagrams } from '@/components/reading/enhance-content';
import { canvasOf } from '@/lib/browser/files/canvas';
import { dataAddress } from '@/lib/http/data-address';

const DENSITY = 2;
const MAX_PIXELS = 8_000;
const ON_A_SHEET = 25;
const BLEED = 2;
const MATH_FONT = 'Noto Sans Math';
const XHTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';
const LETTERS = ['font-family', 'font-size', 'font-weight', 'color'];
const COPIED = [
  'text-align',
  'padding',
  'border-top',
  'border-right',
  'border-bottom',
  'border-left',
  'background-image',
  'width',
];

interface Size {
  width: number;
  height: number;
}

async function toPng(source: string, { width, height }: Size): Promise<string> {
  const image = new Image(width, height);
  image.src = source;
  await image.decode();
  const scale = Math.min(DENSITY, MAX_PIXELS / Math.max(width, height));
  const { canvas, context } = canvasOf({ width: width * scale, height: height * scale });
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

const rulesOf = (sheet: CSSStyleSheet) => {
  try {
    return [...sheet.cssRules].map(({ cssText }) => ({ cssText, base: sheet.href ?? location.href }));
  } catch {
    return [];
  }
};

/** The face of formulas where the system has none: a picture loads nothing by itself. */
async function mathFace(page: Document): Promise<string> {
  const isUsed = [...page.fonts].some(({ family, status }) => family.includes(MATH_FONT) && status === 'loaded');
  const rule = [...page.styleSheets]
    .flatMap(rulesOf)
    .find(({ cssText }) => cssText.startsWith('@font-face') && cssText.includes(MATH_FONT));
  const [, address] = /url\("?([^")]+)"?\)/.exec(rule?.cssText ?? '') ?? [];
  const url = isUsed && address ? URL.parse(address, rule?.base) : null;
  return url ? `@font-face{font-family:'${MATH_FONT}';src:url(${await dataAddress(url.href)})}` : '';
}

function withOwnStyles(formula: MathMLElement, view: Window): Element {
  const copy = formula.ownerDocument.importNode(formula, true);
  // Browsers give formulas a face of their own, which is not inherited.
  for (const name of LETTERS) copy.style.setProperty(name, view.getComputedStyle(formula).getPropertyValue(name));
  const copies = [...copy.querySelectorAll<HTMLElement>('*')];
  for (const [index, node] of [...formula.querySelectorAll('*')].entries()) {
    if (!node.hasAttribute('class') && node.tagName !== 'mtable') continue;
    const styles = view.getComputedStyle(node);
    for (const name of COPIED) copies[index]?.style.setProperty(name, styles.getPropertyValue(name));
  }
  for (const annotation of copy.querySelectorAll('annotation')) annotation.remove();
  return copy;
}

interface MeasuredFormula extends Size {
  formula: MathMLElement;
  depth: number | null;
}

function measure(formula: MathMLElement): MeasuredFormula {
  const isBlock = formula.getAttribute('display') === 'block';
  // A numbered formula is as wide as the text; another one as its letters.
  if (isBlock && !formula.querySelector('.equation-number')) formula.setAttribute('style', 'width: max-content');
  const foot = formula.ownerDocument.createElement('span');
  foot.style.display = 'inline-block';
  formula.before(foot);
  const baseline = foot.getBoundingClientRect().bottom;
  const box = formula.getBoundingClientRect();
  foot.remove();
  return {
    formula,
    width: Math.ceil(box.width) + 2 * BLEED,
    height: Math.ceil(box.height) + 2 * BLEED,
    depth: isBlock ? null : Math.max(0, box.bottom - baseline + BLEED),
  };
}

/** Several formulas below one another in one picture, as each picture parses the face again. */
function sheetOf(formulas: readonly MeasuredFormula[], view: Window, face: string): Size & { markup: string } {
  const svg = document.createElementNS(SVG, 'svg');
  const style = document.createElementNS(SVG, 'style');
  style.append(face);
  svg.append(style);
  let top = 0;
  for (const { formula, width, height } of formulas) {
    const room = document.createElementNS(SVG, 'foreignObject');
    for (const [name, value] of Object.entries({ y: top, width, height })) room.setAttribute(name, String(value));
    const frame = document.createElementNS(XHTML, 'div');
    frame.setAttribute('style', `display:flex;padding:${BLEED}px;white-space:nowrap`);
    frame.append(withOwnStyles(formula, view));
    room.append(frame);
    svg.append(room);
    top += height;
  }
  const width = Math.max(...formulas.map((formula) => formula.width));
  svg.setAttribute('viewBox', `0 0 ${width} ${top}`);
  svg.setAttribute('width', String(width * DENSITY));
  svg.setAttribute('height', String(top * DENSITY));
  return { width, height: top, markup: new XMLSerializer().serializeToString(svg) };
}

async function drawSheet(formulas: readonly MeasuredFormula[], view: Window, face: string): Promise<void> {
  const { width, height, markup } = sheetOf(formulas, view, face);
  const sheet = new Image(width * DENSITY, height * DENSITY);
  sheet.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await sheet.decode();
  let top = 0;
  for (const measured of formulas) {
    const { canvas, context } = canvasOf({ width: measured.width * DENSITY, height: measured.height * DENSITY });
    context.drawImage(sheet, 0, -top * DENSITY);
    top += measured.height;
    const { formula, depth } = measured;
    const picture = formula.ownerDocument.createElement('img');
    picture.src = canvas.toDataURL('image/png');
    picture.setAttribute('width', String(measured.width));
    picture.alt = formula.querySelector('annotation')?.textContent.trim() ?? '';
    picture.dataset.tex = '';
    if (depth !== null) picture.dataset.depth = depth.toFixed(1);
    formula.replaceWith(picture);
  }
}

interface Drawn {
  pictures: number;
  failed: number;
}

function writeSource(formula: Element): void {
  const source = formula.ownerDocument.createElement('code');
  source.append(formula.querySelector('annotation')?.textContent ?? formula.textContent);
  formula.replaceWith(source);
}

async function drawFormulas(content: HTMLElement, view: Window): Promise<Drawn> {
  const formulas = [...content.querySelectorAll('math')].map(measure);
  const drawn = { pictures: 0, failed: 0 };
  const face = formulas.length > 0 ? await mathFace(content.ownerDocument).catch(() => '') : '';
  const draw = async (some: readonly MeasuredFormula[]): Promise<void> => {
    const [first, ...others] = some;
    if (!first) return;
    try {
      await drawSheet(some, view, face);
      drawn.pictures += some.length;
    } catch {
      // A formula that cannot be drawn spoils its whole sheet.
      if (others.length > 0) for (const one of some) await draw([one]);
      else {
        writeSource(first.formula);
        drawn.failed += 1;
      }
    }
  };
  for (let at = 0; at < formulas.length; at += ON_A_SHEET) await draw(formulas.slice(at, at + ON_A_SHEET));
  return drawn;
}

async function drawDiagrams(content: HTMLElement, client: QueryClient): Promise<Drawn> {
  const blocks = [...content.querySelectorAll<HTMLElement>('.code-block')];
  const workshop = document.createElement('div');
  workshop.dataset.theme = 'light';
  workshop.className = 'diagram-workshop';
  workshop.setAttribute('aria-hidden', 'true');
  const copies = blocks.map((block) => document.importNode(block, true));
  workshop.append(...copies);
  document.body.append(workshop);
  const drawn = { pictures: 0, failed: 0 };
  try {
    await drawnDiagrams(workshop, client);
    for (const [index, copy] of copies.entries()) {
      const image = copy.querySelector<HTMLImageElement>('.diagram img');
      if (copy.dataset.failed !== undefined) drawn.failed += 1;
      if (!image) continue;
      try {
        const picture = content.ownerDocument.createElement('img');
        picture.src = await toPng(image.src, image);
        picture.setAttribute('width', String(image.width));
        picture.alt = image.alt;
        picture.dataset.picture = '';
        blocks[index]?.append(picture);
        drawn.pictures += 1;
      } catch {
        drawn.failed += 1;
      }
    }
  } finally {
    workshop.remove();
  }
  return drawn;
}

/** Turns formulas and diagrams of an article into pictures (PNG), which every editor takes. */
export async function drawPictures(
  content: HTMLElement,
  client: QueryClient,
): Promise<{ formulas: Drawn; diagrams: Drawn }> {
  const view = content.ownerDocument.defaultView;
  if (!view) throw new Error('The text is in no window');
  return { formulas: await drawFormulas(content, view), diagrams: await drawDiagrams(content, client) };
}
