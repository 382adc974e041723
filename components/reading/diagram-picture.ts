import { EXTERNAL_REL, userLink } from '@/lib/html/links';

const SVG = 'http://www.w3.org/2000/svg';

/** The drawn markup as an element. The parser of html knows prefixes that are not declared. */
export function parseSvg(markup: string): SVGSVGElement {
  const svg = new DOMParser().parseFromString(markup, 'text/html').querySelector('svg');
  if (!svg) throw new Error('没有画出任何东西');
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (width > 0 && height > 0) {
    svg.setAttribute('width', String(Math.ceil(width)));
    svg.setAttribute('height', String(Math.ceil(height)));
  }
  svg.removeAttribute('style');
  return svg;
}

/** Links over the picture, which itself has none. They are placed in shares of it. @param svg in the document */
export function linksOf(svg: SVGSVGElement): HTMLAnchorElement[] {
  const whole = svg.getBoundingClientRect();
  return [...svg.querySelectorAll('a')].flatMap((node) => {
    const written = node.getAttribute('href') ?? node.getAttribute('xlink:href') ?? '';
    const address = written.trim() === '' ? null : userLink(written, location.origin);
    const box = node.getBoundingClientRect();
    if (!address || box.width === 0 || box.height === 0) return [];
    const link = document.createElement('a');
    link.className = 'diagram-link';
    link.setAttribute('href', address.href);
    const label = (node.querySelector('text')?.textContent ?? '').replace(/\s+/g, ' ').trim();
    link.setAttribute('aria-label', label || address.href);
    link.title = node.querySelector('title')?.textContent ?? node.parentElement?.getAttribute('title') ?? address.href;
    if (address.external) {
      link.rel = EXTERNAL_REL.join(' ');
      link.target = '_blank';
    }
    const share = (part: number, of: number) => `${((100 * part) / of).toFixed(3)}%`;
    Object.assign(link.style, {
      left: share(box.left - whole.left, whole.width),
      top: share(box.top - whole.top, whole.height),
      width: share(box.width, whole.width),
      height: share(box.height, whole.height),
    });
    return [link];
  });
}

/** A picture runs no script and isolates styles, whatever its source. It has its own ground, to be seen on any. */
export function pictureOf(svg: SVGSVGElement, ground: string, alt: string): HTMLImageElement {
  const [x = '0', y = '0'] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/);
  const paper = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({ x, y, width: '100%', height: '100%' })) paper.setAttribute(name, value);
  paper.style.setProperty('fill', ground, 'important');
  paper.style.setProperty('stroke', 'none', 'important');
  svg.prepend(paper);
  const [width, height] = [svg.getAttribute('width'), svg.getAttribute('height')].map(Number);
  const image = new Image(width || undefined, height || undefined);
  image.alt = alt;
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  return image;
}
