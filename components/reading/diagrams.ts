import type { QueryClient } from '@tanstack/react-query';
import mermaid from 'mermaid';
import { renameEventHandlers } from '@/lib/html/event-handlers';
import { makeReadable } from './diagram-contrast';
import { explainFailure, MAX_SOURCE } from './diagram-failure';
import { linksOf, parseSvg, pictureOf } from './diagram-picture';
import { groundOf, hideEntities, showEntities, withoutComments } from './diagram-source';
import { configFor } from './diagram-theme';

/** Padding of a diagram's block, in pixels, as in diagram.css. */
const PADDING = 16;
let drawn = 0;

/** Mermaid draws and measures in this element, out of sight, so that the page neither moves nor grows. */
function addWorkshop(): HTMLElement {
  const workshop = document.createElement('div');
  workshop.className = 'diagram-workshop';
  workshop.setAttribute('aria-hidden', 'true');
  document.body.append(workshop);
  return workshop;
}

/** Mermaid turns elements into JSON for its log, and the root has React's fields, which are circular. */
async function withPlainRoot<T>(work: () => Promise<T>): Promise<T> {
  const root = document.documentElement;
  Object.defineProperty(root, 'toJSON', { value: () => undefined, configurable: true });
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(root, 'toJSON');
  }
}

interface Drawing {
  figure: HTMLElement;
  source: string;
  workshop: HTMLElement;
  client: QueryClient;
}

async function drawFor({ figure, source, workshop, client }: Drawing): Promise<HTMLElement> {
  // An author's settings that made an earlier drawing fail would make this one fail, too.
  mermaid.mermaidAPI.reset();
  mermaid.initialize(configFor(figure, (figure.parentElement?.clientWidth ?? 0) - 2 * PADDING));
  drawn += 1;
  const text = renameEventHandlers(hideEntities(source));
  const id = `diagram-${drawn}`;
  // A query, as Mermaid now loads what draws this kind of diagram: the query client tells of a missing chunk.
  const { svg: markup, diagramType } = await client.fetchQuery({
    queryKey: ['diagram', id],
    queryFn: () => withPlainRoot(() => mermaid.render(id, text, workshop)),
    gcTime: 0,
    networkMode: 'always',
  });
  const svg = parseSvg(showEntities(markup));
  workshop.replaceChildren(svg);
  const ground = getComputedStyle(figure).getPropertyValue('--color-surface').trim() || '#fff';
  makeReadable(svg, ground);
  const links = linksOf(svg);
  const title = svg.querySelector(':scope > title')?.textContent ?? 'Mermaid';
  const picture = pictureOf(svg, ground, `${title} 图表`);
  await picture.decode();
  figure.dataset.type = diagramType;
  figure.tabIndex = 0;
  figure.setAttribute('role', 'group');
  figure.setAttribute('aria-label', '图表');
  const sheet = document.createElement('div');
  sheet.className = 'diagram-sheet';
  sheet.style.setProperty('--natural-width', `${picture.width}px`);
  sheet.append(picture, ...links);
  return sheet;
}

function showFailure(block: HTMLElement, reason: string): void {
  const note = document.createElement('p');
  note.className = 'diagram-note';
  const stale = block.dataset.drawn === undefined ? '' : '，上面是之前画出的图';
  note.textContent = block.closest('[data-authoring]')
    ? `这张图画不出来${stale}。${reason}。读者会看到源码`
    : '这张图没有画出来，下面是它的源码';
  block.querySelector('pre')?.before(note);
  block.dataset.failed = '';
}

async function draw(block: HTMLElement, client: QueryClient): Promise<void> {
  const source = withoutComments(block.querySelector('pre')?.textContent ?? '');
  // A block of the preview may have been replaced while it waited.
  if (source.trim() === '' || !block.isConnected) return;
  const figure = document.createElement('div');
  figure.className = 'diagram';
  const ground = groundOf(source);
  if (ground) figure.dataset.theme = ground;
  const workshop = addWorkshop();
  const old = block.querySelectorAll(':scope > :is(.diagram, .diagram-note)');
  try {
    if (source.length > MAX_SOURCE) throw new Error('too long');
    // Without a child it takes no room.
    block.querySelector('.code-head')?.after(figure);
    const sheet = await drawFor({ figure, source, workshop, client });
    for (const node of old) node.remove();
    figure.append(sheet);
    block.dataset.drawn = '';
    delete block.dataset.failed;
  } catch (error) {
    figure.remove();
    block.querySelector(':scope > .diagram-note')?.remove();
    showFailure(block, explainFailure(error, source));
  } finally {
    workshop.remove();
  }
}

/** Redraws when the theme changes, whose colours the diagrams have. */
const redraw = (client: QueryClient) =>
  void drawDiagrams([...document.querySelectorAll<HTMLElement>('.code-block[data-drawn]')], client);
let watching = false;

function watchTheme(client: QueryClient): void {
  if (watching) return;
  watching = true;
  new MutationObserver(() => redraw(client)).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}

/** One after the other: Mermaid's settings are those of all that it draws. */
let queue = Promise.resolve();

export function drawDiagrams(blocks: readonly HTMLElement[], client: QueryClient): Promise<void> {
  watchTheme(client);
  for (const block of blocks) queue = queue.then(() => draw(block, client));
  return queue;
}
