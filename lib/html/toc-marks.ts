import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';

/** Other sites put a table of contents in place of `[TOC]`, `[[toc]]`, `@[toc](目录)`, `${toc}`. */
const MARK = /^(?:\[\[?_?toc_?\]?\]|@\[?toc\]?|\$\{toc\})$/i;

/** Removes the marks of a table of contents, as a page has one beside its text. @returns whether there was one */
export function removeTocMarks(tree: Root): boolean {
  const { length } = tree.children;
  tree.children = tree.children.filter(
    (node) => node.type !== 'element' || node.tagName !== 'p' || !MARK.test(toString(node).trim()),
  );
  return tree.children.length < length;
}
