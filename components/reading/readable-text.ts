import { latexOf } from './copied-text';

export interface ReadableText {
  text: string;
  /** The parts of a passage that are seen, without formulas and what is no part of the text. */
  rangesOf: (start: number, end: number) => Range[];
  /** The passage within a range, trimmed; undefined when it holds no text. */
  passageOf: (range: Range) => { start: number; end: number } | undefined;
}

/** Words that stand for an element; null leaves it out, undefined reads what is in it. */
export type WordsFor = (element: Element) => string | null | undefined;

const NO_TEXT =
  '.code-head, .anchor, .diagram, .image-broken, button, script, style, svg, [hidden], [aria-hidden=true]';
const BLOCK =
  /^(?:address|article|aside|blockquote|br|dd|details|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|section|summary|table|td|th|tr|ul)$/i;
const DIAGRAM = 'Mermaid';

const isDiagram = (element: Element): boolean =>
  element.matches('.code-block') && element.querySelector(':scope > .code-head')?.firstChild?.textContent === DIAGRAM;

const quoted: WordsFor = (element) => (element.localName === 'math' ? `$${latexOf(element)}$` : undefined);

/** The text of an article as its readers see it: white space as one space, blocks as lines, formulas as their source. */
export function readText(root: Element, wordsFor: WordsFor = quoted): ReadableText {
  const nodes: Node[] = [];
  const offsets: number[] = [];
  let text = '';

  const add = (character: string, node: Node, offset: number) => {
    text += character;
    nodes.push(node);
    offsets.push(offset);
  };
  const breakLine = (node: Node) => {
    if (text === '' || text.endsWith('\n')) return;
    if (text.endsWith(' ')) {
      text = `${text.slice(0, -1)}\n`;
      return;
    }
    add('\n', node, 0);
  };
  const addText = (node: Text, keepsSpace: boolean) => {
    for (let offset = 0; offset < node.data.length; offset += 1) {
      const character = node.data.charAt(offset);
      if (keepsSpace || !/\s/.test(character)) add(character, node, offset);
      else if (text !== '' && !/\s$/.test(text)) add(' ', node, offset);
    }
  };
  const walk = (parent: Node, keepsSpace: boolean) => {
    for (const child of parent.childNodes) {
      if (child instanceof Text) addText(child, keepsSpace);
      if (!(child instanceof Element) || child.matches(NO_TEXT) || isDiagram(child)) continue;
      const words = wordsFor(child);
      if (words === null) continue;
      const isBlock = BLOCK.test(child.localName);
      if (isBlock) breakLine(child);
      if (words === undefined) walk(child, keepsSpace || child.localName === 'pre');
      else for (let place = 0; place < words.length; place += 1) add(words.charAt(place), child, 0);
      if (isBlock) breakLine(child);
    }
  };
  walk(root, false);

  const rangesOf = (start: number, end: number) => {
    const ranges: Range[] = [];
    for (let from = start; from < end;) {
      const node = nodes[from];
      let to = from;
      while (to + 1 < end && nodes[to + 1] === node) to += 1;
      if (node instanceof Text) {
        const range = document.createRange();
        range.setStart(node, offsets[from] ?? 0);
        range.setEnd(node, (offsets[to] ?? 0) + 1);
        ranges.push(range);
      }
      from = to + 1;
    }
    return ranges;
  };

  const passageOf = (range: Range) => {
    const isWithin = new Map<Node, boolean>();
    const holds = (place: number) => {
      const node = nodes[place];
      const offset = offsets[place] ?? 0;
      if (!node) return false;
      const within = isWithin.get(node) ?? range.intersectsNode(node);
      isWithin.set(node, within);
      if (!within || !(node instanceof Text)) return within;
      if (node === range.startContainer && offset < range.startOffset) return false;
      return node !== range.endContainer || offset < range.endOffset;
    };
    let start = 0;
    while (start < text.length && (!holds(start) || /\s/.test(text.charAt(start)))) start += 1;
    let end = text.length;
    while (end > start && (!holds(end - 1) || /\s/.test(text.charAt(end - 1)))) end -= 1;
    return start < end ? { start, end } : undefined;
  };

  return { text, rangesOf, passageOf };
}
