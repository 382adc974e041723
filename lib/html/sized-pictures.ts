import type { Image, Root } from 'mdast';
import { findAndReplace } from 'mdast-util-find-and-replace';
import type { Plugin } from 'unified';

/** `![alt](address =300x200)`, as CSDN, HackMD and others write it; one of both may be absent, or a percentage. */
const SIZED = /!\[([^[\]]*)\]\(\s*([^\s()[\]<>]+)\s+=(\d{1,4}%?)?x(\d{1,4}%?)?\s*\)/g;

const picture = (_text: string, alt: string, url: string, width?: string, height?: string): Image => ({
  type: 'image',
  url,
  alt,
  data: { hProperties: { width, height } },
});

/** Pictures whose size stands behind their address: the parser takes them for text. */
export const sizedPictures: Plugin<[], Root> = () => (tree) => findAndReplace(tree, [SIZED, picture]);
