import type { MermaidConfig } from 'mermaid';
import { blend } from '@/lib/utils/contrast';
import { MAX_EDGES, MAX_SOURCE } from './diagram-failure';

/** In pixels; on narrower screens a Gantt chart scrolls. */
const MIN_GANTT_WIDTH = 640;

/** Design tokens for the parts of a chart, distinguishable in both themes. */
const PARTS = ['accent', 'warning', 'syntax-title', 'success', 'danger', 'syntax-attr', 'level-1'];
const MAX_SLICES = 12;
/** How strong a part's colour is where letters stand on it. */
const TINT = 0.45;

function themeVariables(figure: HTMLElement) {
  const styles = getComputedStyle(figure);
  const color = (name: string) => styles.getPropertyValue(`--color-${name}`).trim();
  const [surface, text, border] = [color('surface'), color('text'), color('border-strong')];
  const parts = PARTS.map(color);
  const tints = parts.map((part) => blend(surface, part, TINT));
  const numbered = (name: string, colors: readonly string[], first = 0) =>
    Object.fromEntries(
      Array.from({ length: MAX_SLICES }, (_, index) => [`${name}${index + first}`, colors[index % colors.length]]),
    );
  const soft = { fill: color('accent-soft'), line: color('accent') };
  return {
    darkMode: figure.closest<HTMLElement>('[data-theme]')?.dataset.theme === 'dark',
    background: surface,
    useGradient: false,
    fontFamily: getComputedStyle(document.body).fontFamily,
    fontSize: '14px',
    primaryColor: soft.fill,
    primaryBorderColor: soft.line,
    primaryTextColor: text,
    secondaryColor: color('fill'),
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
    activationBkgColor: color('fill'),
    activationBorderColor: border,
    doneTaskBkgColor: color('fill'),
    doneTaskBorderColor: border,
    taskTextClickableColor: text,
    archGroupBorderColor: border,
    ...numbered('pie', parts, 1),
    ...numbered('venn', parts, 1),
    ...numbered('cScale', tints),
    ...numbered('cScalePeer', parts),
    ...numbered('cScaleInv', parts),
    ...numbered('cScaleLabel', [text]),
    ...numbered('git', parts),
    packet: {
      startByteColor: text,
      endByteColor: text,
      labelColor: text,
      titleColor: text,
      blockFillColor: soft.fill,
      blockStrokeColor: soft.line,
    },
    treeView: { labelColor: text, lineColor: border },
    radar: { axisColor: border, graticuleColor: color('surface-hover') },
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

export function configFor(figure: HTMLElement, width: number): MermaidConfig {
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    maxTextSize: MAX_SOURCE,
    maxEdges: MAX_EDGES,
    // The result is an image, which cannot contain html.
    htmlLabels: false,
    // Settings that no author may change: Mermaid's own list, and labels that are no html.
    secure: [
      'secure',
      'securityLevel',
      'startOnLoad',
      'maxTextSize',
      'suppressErrorRendering',
      'maxEdges',
      'htmlLabels',
    ],
    flowchart: LIGHT_LAYOUT,
    class: LIGHT_LAYOUT,
    // Labels of widened narrow states would stand at the left edge.
    state: { ...LIGHT_LAYOUT, minNodeWidth: 0 },
    er: LIGHT_LAYOUT,
    requirement: LIGHT_LAYOUT,
    // By default it takes the window's width, and dates overlap.
    gantt: { useWidth: Math.max(width, MIN_GANTT_WIDTH), axisFormat: '%m-%d' },
    theme: 'base',
    themeVariables: themeVariables(figure),
    themeCSS: THEME_CSS,
  };
}
