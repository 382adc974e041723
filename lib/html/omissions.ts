import type { Root } from 'hast';
import { PLAYERS, playerAddress } from './players';
import { sanitizeSchema } from './sanitize-schema';
import { eachElement } from './tree';

interface Removed {
  hasFrontMatter: boolean;
  hadTocMark: boolean;
}

const DROPPED = new Set(sanitizeSchema.strip);

/** Tells an author in sentences what readers will not see of a text, before it is sanitised. */
export function omissionsIn(tree: Root, { hasFrontMatter, hadTocMark }: Removed): string[] {
  const players = new Set<string>();
  const dropped = new Set<string>();
  eachElement(tree, (node) => {
    const { tagName } = node;
    if (Object.hasOwn(PLAYERS, tagName) && /^https?:/i.test(playerAddress(node))) players.add(`<${tagName}>`);
    else if (DROPPED.has(tagName)) dropped.add(`<${tagName}>`);
  });
  return [
    hasFrontMatter && '开头的文件头（front matter）不会显示',
    hadTocMark && '目录标记（如 [TOC]）不会显示，正文旁已有目录',
    players.size > 0 && `${[...players].join('、')} 换成了链接`,
    dropped.size > 0 && `${[...dropped].join('、')} 及其内容不会显示`,
  ].filter((sentence) => sentence !== false);
}
