import mermaid, { type Mermaid } from 'mermaid';
import { toastIfOutdated } from '@/lib/browser/site-update';
import { renameEventHandlers } from '@/lib/html/event-handlers';

/** Longer sources are not rendered. */
const MAX_SOURCE = 20_000;
/** In pixels; on narrower screens a Gantt chart scrolls. */
const MIN_GANTT_WIDTH = 640;
/** Padding of a diagram's block, in pixels, as in code-block.css. */
const PADDING = 16;
let drawn = 0;

/** Design tokens for the parts of a chart, distinguishable in both themes. */
const PARTS = ['accent', 'warning', 'syntax-title', 'success', 'danger', 'syntax-attr', 'level-1'];
const MAX_SLICES = 12;

/** Mermaid's variables from the colours at the diagram's place. */
function themeVariables(block: HTMLElement) {
  const styles = getComputedStyle(block);
  const color = (name: string) => styles.getPropertyValue(`--color-${name}`).trim();
  const [surface, text, border] = [color('surface'), color('text'), color('border-strong')];
  const parts = PARTS.map(color);
  const slices = Array.from({ length: MAX_SLICES }, (_, index) => [`pie${index + 1}`, parts[index % parts.length]]);
  const soft = { fill: color('accent-soft'), line: color('accent') };
  return {
    darkMode: block.closest<HTMLElement>('[data-theme]')?.dataset.theme === 'dark',
    background: surface,
    useGradient: false,
    fontFamily: getComputedStyle(document.body).fontFamily,
    fontSize: '14px',
    primaryColor: soft.fill,
    primaryBorderColor: soft.line,
    primaryTextColor: text,
    secondaryColor: color('surface-sunken'),
    secondaryBorderColor: border,
    secondaryTextColor: text,
    tertiaryColor: color('surface-hover'),
    tertiaryBorderColor: border,
    tertiaryTextColor: text,
    textColor: text,
    titleColor: text,
    lineColor: color('text-tertiary'),
    gridColor: border,
    altSectionBkgColor: color('surface-hover'),
    edgeLabelBackground: surface,
    clusterBkg: color('surface-hover'),
    clusterBorder: border,
    noteBkgColor: color('warning-soft'),
    noteTextColor: text,
    noteBorderColor: color('warning'),
    activationBkgColor: color('surface-sunken'),
    activationBorderColor: border,
    ...Object.fromEntries(slices),
    pieOpacity: '0.5',
    pieStrokeColor: surface,
    pieOuterStrokeColor: surface,
    xyChart: { plotColorPalette: parts.join(',') },
  };
}

/** The default layout, ELK, loads 340 kB more. Authors may request it in a diagram's front matter. */
const LIGHT_LAYOUT = { layout: 'dagre' };

/** Labels cover their line; no shadows. */
const THEME_CSS = '* { filter: none !important } .edgeLabel rect, .labelBkg { opacity: 1 !important }';

function mermaidFor(block: HTMLElement): Mermaid {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    // The result is an image, which cannot contain html.
    htmlLabels: false,
    flowchart: LIGHT_LAYOUT,
    class: LIGHT_LAYOUT,
    // Labels of widened narrow states would stand at the left edge.
    state: { ...LIGHT_LAYOUT, minNodeWidth: 0 },
    er: LIGHT_LAYOUT,
    requirement: LIGHT_LAYOUT,
    // By default it takes the window's width, and dates overlap.
    gantt: { useWidth: Math.max(block.clientWidth - 2 * PADDING, MIN_GANTT_WIDTH), axisFormat: '%m-%d' },
    theme: 'base',
    themeVariables: themeVariables(block),
    themeCSS: THEME_CSS,
  });
  return mermaid;
}

/** A picture runs no script and isolates styles, whatever its source. */
function pictureOf(svg: string, alt: string): HTMLImageElement {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const [, , width, height] = (documentElement.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (width && height) {
    documentElement.setAttribute('width', String(width));
    documentElement.setAttribute('height', String(height));
  }
  documentElement.removeAttribute('style');
  const image = new Image(Math.ceil(width ?? 0) || undefined, Math.ceil(height ?? 0) || undefined);
  image.alt = alt;
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(documentElement))}`;
  return image;
}

async function draw(block: HTMLElement): Promise<void> {
  const source = block.querySelector('pre')?.textContent ?? '';
  if (source.trim() === '' || source.length > MAX_SOURCE) return;
  const mermaid = mermaidFor(block);
  drawn += 1;
  const { svg, diagramType } = await mermaid.render(`diagram-${drawn}`, renameEventHandlers(source));
  const figure = document.createElement('div');
  figure.className = 'diagram';
  figure.dataset.type = diagramType;
  figure.tabIndex = 0;
  figure.setAttribute('role', 'group');
  figure.setAttribute('aria-label', '图表');
  figure.append(pictureOf(svg, `${diagramType} 图表`));
  block.querySelector(':scope > .diagram')?.remove();
  block.querySelector('.code-head')?.after(figure);
  block.dataset.drawn = '';
}

/** Redraws when the theme changes, whose colours the diagrams have. */
const redraw = () => void drawDiagrams([...document.querySelectorAll<HTMLElement>('.code-block[data-drawn]')]);
let watching = false;

function watchTheme(): void {
  if (watching) return;
  watching = true;
  new MutationObserver(redraw).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}

export async function drawDiagrams(blocks: readonly HTMLElement[]): Promise<void> {
  watchTheme();
  for (const block of blocks) await draw(block).catch(toastIfOutdated);
}
