import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { isBuildFile } from './kept-page';

const MAX_PICTURES = 12;
/** Elements that load a file of the build, and the attribute that names it. */
const LOADING: Readonly<Record<string, string>> = { script: 'src', link: 'href', use: 'href' };

type Element = DefaultTreeAdapterTypes.Element;

function* elementsIn({ childNodes }: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const node of childNodes) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    yield node;
    yield* elementsIn(node);
  }
}

const attributeOf = ({ attrs }: Element, name: string | undefined): string =>
  attrs.find((attribute) => attribute.name === name)?.value ?? '';

const isText = (element: Element): boolean => attributeOf(element, 'class').split(' ').includes('markdown-body');

export interface DocumentParts {
  /** Scripts, style sheets and drawings of the build that its elements load, whatever its texts are about. */
  files: string[];
  /** Uploaded pictures of the text; those of other hosts are not ours to copy. */
  pictures: string[];
}

/** Finds what a document needs besides itself. @param origins this site's and those of uploads */
export function documentParts(html: string, origins: readonly string[]): DocumentParts {
  const elements = [...elementsIn(parse(html))];
  const files = elements.map((element) => attributeOf(element, LOADING[element.tagName]).split(/[?#]/, 1).join(''));
  const text = elements.find(isText);
  const pictures = (text ? [...elementsIn(text)] : [])
    .filter(({ tagName }) => tagName === 'img')
    .map((img) => attributeOf(img, 'src'))
    .filter((src) => src !== '' && URL.canParse(src, origins[0]))
    .map((src) => new URL(src, origins[0]))
    .filter(({ origin }) => origins.includes(origin));
  return {
    files: [...new Set(files)].filter(isBuildFile),
    pictures: [...new Set(pictures.map(({ href }) => href))].slice(0, MAX_PICTURES),
  };
}
