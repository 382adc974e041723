import type { Element, ElementContent, Root } from 'hast';
import { classNames, element } from './tree';

/** highlight.js's names of what is coloured, and the short classes of the <i> that stand for them in the page: half of its weight. */
export const SCOPE_CLASSES: Readonly<Record<string, string>> = {
  addition: 'ad',
  attr: 'a',
  attribute: 'at',
  built_in: 'b',
  bullet: 'bu',
  char: 'ch',
  class_: 'C',
  code: 'co',
  comment: 'c',
  constant_: 'K',
  deletion: 'de',
  doctag: 'dt',
  emphasis: 'e',
  escape_: 'X',
  formula: 'f',
  function_: 'F',
  inherited__: 'I',
  keyword: 'k',
  language_: 'L',
  link: 'li',
  literal: 'l',
  meta: 'm',
  name: 'na',
  number: 'n',
  params: 'p',
  property: 'pr',
  quote: 'q',
  regexp: 're',
  section: 'se',
  'selector-attr': 'sa',
  'selector-class': 'sc',
  'selector-id': 'si',
  'selector-pseudo': 'sp',
  'selector-tag': 'st',
  string: 's',
  strong: 'sg',
  subst: 'su',
  symbol: 'sy',
  tag: 'ta',
  'template-tag': 'tt',
  'template-variable': 'tv',
  title: 't',
  type: 'ty',
  variable: 'v',
};

const MAX_DEPTH = 40;

function compact(parent: Root | Element, depth: number): ElementContent[] | null {
  if (depth > MAX_DEPTH) return null;
  const compacted: ElementContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'text') compacted.push(child);
    if (child.type !== 'element') continue;
    const children = compact(child, depth + 1);
    if (!children) return null;
    const className = classNames(child).flatMap((scope) => SCOPE_CLASSES[scope] ?? []);
    if (className.length > 0) compacted.push(element('i', { className }, children));
    else compacted.push(...children);
  }
  return compacted;
}

/** Highlighted code with short classes; scopes that styles hardly colour are unwrapped. Null when it nests too deep. */
export function compactScopes(tree: Root): ElementContent[] | null {
  return compact(tree, 0);
}
