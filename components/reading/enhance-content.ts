import type { QueryClient } from '@tanstack/react-query';
import { moduleQuery } from '@/lib/query/module-query';

const button = (label: string, action: string): HTMLButtonElement => {
  const node = document.createElement('button');
  node.type = 'button';
  node.textContent = label;
  node.dataset.action = action;
  return node;
};

/** Label of diagram blocks, see lib/html/code-languages.ts. */
const DIAGRAM = 'Mermaid';

export function enhanceCodeBlocks(content: HTMLElement): void {
  for (const head of content.querySelectorAll('.code-head:not(:has(button))')) {
    const wrap = button('换行', 'wrap');
    wrap.setAttribute('aria-pressed', 'false');
    if (head.textContent !== DIAGRAM) head.append(wrap);
    head.append(button('复制', 'copy'), button('全屏', 'full'));
  }
}

const HEADING = ':is(h1, h2, h3, h4, h5, h6)[id]:not(:has(> .anchor))';

export function enhanceHeadings(content: HTMLElement): void {
  for (const heading of [content, ...content.querySelectorAll(HEADING)]) {
    if (!heading.matches(HEADING) || heading.closest('a')) continue;
    const link = document.createElement('a');
    link.className = 'anchor';
    link.setAttribute('href', `#${heading.id}`);
    link.setAttribute('aria-label', `“${heading.textContent.trim()}”的链接`);
    heading.append(link);
  }
}

const diagrams = moduleQuery('diagrams', () => import('./diagrams'));

export async function drawnDiagrams(content: HTMLElement, client: QueryClient): Promise<void> {
  const blocks = [content, ...content.querySelectorAll<HTMLElement>('.code-block')].filter(
    (block) => block.querySelector(':scope > .code-head')?.firstChild?.textContent === DIAGRAM,
  );
  if (blocks.length === 0) return;
  // Without Mermaid readers have the source.
  await client.fetchQuery(diagrams).then(
    ({ drawDiagrams }) => drawDiagrams(blocks, client),
    () => {},
  );
}

export const renderDiagrams = (content: HTMLElement, client: QueryClient): void => void drawnDiagrams(content, client);

/** Leaves a diagram in sight until its changed source is drawn. */
export function keepDiagram(old: ChildNode | undefined, fresh: HTMLElement): void {
  const figure = old instanceof HTMLElement && old.querySelector(':scope > .diagram');
  const head = fresh.querySelector(':scope > .code-head');
  if (!figure || head?.firstChild?.textContent !== DIAGRAM) return;
  head.after(figure);
  fresh.dataset.drawn = '';
}

export function showBroken(image: HTMLImageElement): void {
  const frame = image.closest<HTMLElement>('.article-image') ?? image;
  if (frame.hidden || !image.getAttribute('src')) return;
  frame.hidden = true;
  const box = document.createElement('span');
  box.className = 'image-broken';
  const words = document.createElement('span');
  words.textContent = image.alt ? `图片加载失败：${image.alt}` : '图片加载失败';
  box.append(words);
  // Inside a link there is no button.
  if (!frame.parentElement?.closest('a')) box.append(button('重试', 'retry'));
  frame.after(box);
}

export function retryImage(box: HTMLElement): void {
  const frame = box.previousElementSibling;
  const image = frame instanceof HTMLImageElement ? frame : frame?.querySelector('img');
  const src = image?.getAttribute('src');
  if (!(frame instanceof HTMLElement) || !image || !src) return;
  box.remove();
  frame.hidden = false;
  image.loading = 'eager';
  image.src = src;
}

/** Images that failed before the listeners existed. */
export function findBroken(content: HTMLElement): HTMLImageElement[] {
  return [...content.querySelectorAll('img')].filter((image) => image.complete && image.naturalWidth === 0);
}
