import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { Parser, type DefaultTreeAdapterMap, type Token } from 'parse5';

/** Deeper elements are unwrapped, so that walking the tree never exhausts the stack. */
const MAX_DEPTH = 200;
/** The parser reopens unclosed formatting in each block: unbounded, 100 kB can cost a minute. */
const MAX_OPEN_FORMATTING = 16;
/** Three times the longest real article; further tags are dropped, their text stays. */
const MAX_ELEMENTS = 30_000;

const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

class BoundedParser extends Parser<DefaultTreeAdapterMap> {
  private elements = 0;

  override onStartTag(token: Token.TagToken): void {
    if (this.openElements.stackTop >= MAX_DEPTH || this.elements >= MAX_ELEMENTS) return;
    if (FORMATTING.has(token.tagName) && this.openFormatting() >= MAX_OPEN_FORMATTING) return;
    this.elements += 1;
    super.onStartTag(token);
  }

  private openFormatting(): number {
    let open = 0;
    for (let entry = this.activeFormattingElements.newest; entry; entry = entry.older) open += 1;
    return open;
  }
}

/** Parses a fragment like browsers. Never throws; linear time, bounded depth. */
export function parseHtml(html: string): Root {
  const parser = BoundedParser.getFragmentParser<DefaultTreeAdapterMap>(null);
  parser.tokenizer.write(html, true);
  const tree = fromParse5(parser.getFragment());
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}
