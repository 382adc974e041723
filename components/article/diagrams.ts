import type { Mermaid } from 'mermaid';
import { tellIfOutdated } from '@/lib/browser/site-update';
import { renameEventHandlers } from '@/lib/html/event-handlers';

/** A longer source is not rendered. */
const MAX_SOURCE = 20_000;
/** In pixels: on a narrower screen a Gantt chart scrolls. */
const MIN_GANTT_WIDTH = 640;
/** Of a diagram in its block, in pixels: code-block.css. */
const PADDING = 16;
let drawn = 0;

/** Colours, by the names of the site's tokens, that tell the parts of a chart apart in both themes. */
const PARTS = ['accent', 'warning', 'syntax-title', 'success', 'danger', 'syntax-attr', 'level-1'];
/** Mermaid has so many colours for the slices of a pie. */
const MAX_SLICES = 12;

/** Mermaid's variables in the colours that hold where the diagram stands. */
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
    // Text stands on them.
    pieOpacity: '0.5',
    pieStrokeColor: surface,
    pieOuterStrokeColor: surface,
    xyChart: { plotColorPalette: parts.join(',') },
  };
}

/** The default layout, ELK, loads 340 kB more. Authors may still ask for it in a diagram's front matter. */
const LIGHT_LAYOUT = { layout: 'dagre' };

/** Labels hide the line that they stand on; nothing casts a shadow. */
const THEME_CSS = '* { filter: none !important } .edgeLabel rect, .labelBkg { opacity: 1 !important }';

/** Loaded with the first diagram. */
async function loadMermaid(block: HTMLElement): Promise<Mermaid> {
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    // The result is shown as an image, which cannot contain html.
    htmlLabels: false,
    flowchart: LIGHT_LAYOUT,
    class: LIGHT_LAYOUT,
    // Labels of narrow states stand at their left edge where states are widened.
    state: { ...LIGHT_LAYOUT, minNodeWidth: 0 },
    er: LIGHT_LAYOUT,
    requirement: LIGHT_LAYOUT,
    // By default it takes the window's width, and its dates with the year stand on each other.
    gantt: { useWidth: Math.max(block.clientWidth - 2 * PADDING, MIN_GANTT_WIDTH), axisFormat: '%m-%d' },
    theme: 'base',
    themeVariables: themeVariables(block),
    themeCSS: THEME_CSS,
  });
  return mermaid;
}

/** A picture runs no script and has no styles outside of itself, whatever its source. */
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
  const mermaid = await loadMermaid(block);
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

/** Drawn in the colours of the site's theme, so again when that changes. */
const redraw = () => void drawDiagrams([...document.querySelectorAll<HTMLElement>('.code-block[data-drawn]')]);
let watching = false;

function watchTheme(): void {
  if (watching) return;
  watching = true;
  new MutationObserver(redraw).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}

/** Renders the code blocks that hold diagrams; one that cannot be rendered falls back to its source. */
export async function drawDiagrams(blocks: readonly HTMLElement[]): Promise<void> {
  watchTheme();
  for (const block of blocks) await draw(block).catch(tellIfOutdated);
}
