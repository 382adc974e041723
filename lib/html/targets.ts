import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { decodedSegment } from '@/lib/utils/address/decoded-segment';
import { isHeading, levelHeadings, type Heading } from './headings';
import { eachElement, textProperty } from './tree';

const HEADING_PREFIX = 'h-';
const TARGET_PREFIX = 'u-';
const MAX_SLUG = 32;
/** The longest real article has 504 headings. Further ones are no targets, and not in the contents. */
const MAX_HEADINGS = 600;
const PLAIN_ID = /^[\p{L}\p{N}_.:-]{1,80}$/u;

function slug(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}_]+/gu) ?? ['section'];
  return [...words.join('-')].slice(0, MAX_SLUG).join('').replace(/-$/, '');
}

/** Common key of a heading's anchors by different tools. */
const anchorKey = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join('');

const withoutForeignPrefix = (id: string): string => id.replace(/^(user-content-)+/, '');

function ownId(node: Element): string | undefined {
  const id = withoutForeignPrefix(decodedSegment(textProperty(node, 'id') ?? ''));
  return PLAIN_ID.test(id) ? id : undefined;
}

/** Prefixes ids, so that none shadows the page's; those of headings are stable. `findTarget` takes any fragment. */
export function assignTargets(tree: Root): {
  headings: Heading[];
  findTarget: (fragment: string) => string | undefined;
} {
  const names = new GithubSlugger();
  const byId = new Map<string, string>();
  const byWords = new Map<string, string>();
  const remember = (map: Map<string, string>, key: string, id: string) => {
    if (key && !map.has(key)) map.set(key, id);
  };

  const headings = levelHeadings(tree).flatMap(({ node, text }, index): Heading[] => {
    if (index >= MAX_HEADINGS) {
      delete node.properties.id;
      return [];
    }
    const own = ownId(node);
    const name = names.slug(slug(text));
    const id = `${HEADING_PREFIX}${name}`;
    if (own) remember(byId, own, id);
    remember(byWords, anchorKey(name), id);
    remember(byWords, anchorKey(text), id);
    node.properties.id = id;
    return [{ id, level: Number(node.tagName[1]), text }];
  });

  eachElement(tree, (node) => {
    if (isHeading(node)) return;
    const own = ownId(node);
    delete node.properties.id;
    if (!own || byId.has(own)) return;
    node.properties.id = `${TARGET_PREFIX}${own}`;
    byId.set(own, `${TARGET_PREFIX}${own}`);
  });

  const findTarget = (fragment: string) => {
    const name = withoutForeignPrefix(decodedSegment(fragment));
    return byId.get(name) ?? byWords.get(anchorKey(name));
  };
  return { headings, findTarget };
}
