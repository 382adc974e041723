import type { QueryClient } from '@tanstack/react-query';
import { enhanceCodeBlocks, enhanceHeadings, keepDiagram, renderDiagrams } from '@/components/reading/enhance-content';
import type { PreviewPatch } from '@/lib/html/preview';

const PORTION = 24;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** A block's safe html as one node. Internal links open a tab, so that none leaves the write center. */
function toNode(html: string): ChildNode {
  const template = document.createElement('template');
  template.innerHTML = html;
  const { content } = template;
  for (const link of content.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')) link.target = '_blank';
  const [only] = content.childNodes;
  if (only && content.childNodes.length === 1) return only;
  const box = document.createElement('div');
  box.append(content);
  return box;
}

export class PreviewBody {
  private nodes: ChildNode[] = [];
  private lines: readonly (number | null)[] = [];

  constructor(
    private readonly root: HTMLElement,
    private readonly client: QueryClient,
  ) {}

  async apply({ before, start, removed, blocks, lines }: PreviewPatch): Promise<void> {
    if (before !== this.nodes.length) {
      this.root.replaceChildren();
      this.nodes = [];
    }
    const old = this.nodes.splice(start, removed);
    const anchor = this.nodes[start] ?? null;
    for (let index = 0; index < Math.max(old.length, blocks.length); index += PORTION) {
      if (index > 0) await pause();
      const fresh = blocks.slice(index, index + PORTION).map(toNode);
      const replaced = old.slice(index, index + PORTION);
      for (const [at, node] of fresh.entries()) if (node instanceof HTMLElement) keepDiagram(replaced[at], node);
      for (const node of replaced) node.remove();
      for (const node of fresh) this.root.insertBefore(node, anchor);
      this.nodes.splice(start + index, 0, ...fresh);
      for (const node of fresh) {
        if (!(node instanceof HTMLElement)) continue;
        enhanceHeadings(node);
        enhanceCodeBlocks(node);
        renderDiagrams(node, this.client);
      }
    }
    this.lines = lines;
  }

  /** Offset of a Markdown line in the preview, in pixels. @param line 0-based, fractional */
  offsetOf(line: number): number {
    let above: { line: number; top: number } = { line: 0, top: 0 };
    const base = this.root.getBoundingClientRect().top;
    const index = this.firstAfter(line);
    for (let at = index - 1; at >= 0; at -= 1) {
      const known = this.place(at, base);
      if (known) {
        above = known;
        break;
      }
    }
    for (let at = index; at < this.nodes.length; at += 1) {
      const below = this.place(at, base);
      if (below && below.line > above.line) {
        return above.top + ((line - above.line) / (below.line - above.line)) * (below.top - above.top);
      }
    }
    return above.top + (line > above.line ? this.root.scrollHeight : 0);
  }

  private firstAfter(line: number): number {
    const index = this.lines.findIndex((start) => start !== null && start > line);
    return index === -1 ? this.nodes.length : index;
  }

  private place(index: number, base: number): { line: number; top: number } | null {
    const [line, node] = [this.lines[index], this.nodes[index]];
    if (line === null || line === undefined || !(node instanceof HTMLElement)) return null;
    return { line, top: node.getBoundingClientRect().top - base };
  }
}
