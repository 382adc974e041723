import { drawnDiagrams } from '@/components/article/enhance-content';
import { canvasOf } from '@/lib/browser/canvas';
import { dataAddress } from '@/lib/http/data-address';

const DENSITY = 2;
const MOST_PIXELS = 8_000;
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
  const scale = Math.min(DENSITY, MOST_PIXELS / Math.max(width, height));
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

function withOwnStyles(formula: Element, view: Window): Element {
  const copy = formula.cloneNode(true) as HTMLElement;
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

async function formulaPicture(formula: Element, view: Window, face: string): Promise<HTMLImageElement> {
  const page = formula.ownerDocument;
  const isBlock = formula.getAttribute('display') === 'block';
  // A numbered formula is as wide as the text; another one as its letters.
  if (isBlock && !formula.querySelector('.equation-number')) formula.setAttribute('style', 'width: max-content');
  const foot = page.createElement('span');
  foot.style.display = 'inline-block';
  formula.before(foot);
  const baseline = foot.getBoundingClientRect().bottom;
  const box = formula.getBoundingClientRect();
  foot.remove();
  const size = { width: Math.ceil(box.width) + 2 * BLEED, height: Math.ceil(box.height) + 2 * BLEED };
  const sheet = document.createElementNS(XHTML, 'div');
  sheet.setAttribute('style', `display:flex;padding:${BLEED}px;white-space:nowrap`);
  sheet.append(withOwnStyles(formula, view));
  const svg = document.createElementNS(SVG, 'svg');
  const room = document.createElementNS(SVG, 'foreignObject');
  for (const [name, value] of Object.entries(size))
    for (const node of [svg, room]) node.setAttribute(name, String(value));
  const style = document.createElementNS(SVG, 'style');
  style.append(face);
  room.append(sheet);
  svg.append(style, room);
  const markup = new XMLSerializer().serializeToString(svg);
  const picture = page.createElement('img');
  picture.src = await toPng(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`, size);
  picture.setAttribute('width', String(size.width));
  picture.alt = formula.querySelector('annotation')?.textContent.trim() ?? '';
  picture.dataset.tex = '';
  if (!isBlock) picture.dataset.depth = Math.max(0, box.bottom - baseline + BLEED).toFixed(1);
  return picture;
}

interface Drawn {
  pictures: number;
  failed: number;
}

async function drawFormulas(content: HTMLElement, view: Window): Promise<Drawn> {
  const formulas = [...content.querySelectorAll('math')];
  const drawn = { pictures: 0, failed: 0 };
  const face = formulas.length > 0 ? await mathFace(content.ownerDocument).catch(() => '') : '';
  for (const formula of formulas) {
    try {
      formula.replaceWith(await formulaPicture(formula, view, face));
      drawn.pictures += 1;
    } catch {
      const source = content.ownerDocument.createElement('code');
      source.append(formula.querySelector('annotation')?.textContent ?? formula.textContent);
      formula.replaceWith(source);
      drawn.failed += 1;
    }
  }
  return drawn;
}

async function drawDiagrams(content: HTMLElement): Promise<Drawn> {
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
    await drawnDiagrams(workshop);
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
export async function drawPictures(content: HTMLElement): Promise<{ formulas: Drawn; diagrams: Drawn }> {
  const view = content.ownerDocument.defaultView;
  if (!view) throw new Error('The text is in no window');
  return { formulas: await drawFormulas(content, view), diagrams: await drawDiagrams(content) };
}
