import type { Root } from 'hast';
import { element, replaceElements, textElement, textProperty } from './tree';

export const PLAYERS: Readonly<Record<string, string>> = {
  iframe: '嵌入内容',
  embed: '嵌入内容',
  object: '嵌入内容',
  video: '视频',
  audio: '音频',
};

/** Replaces what would load a stranger's player by a link to it. */
export function linkPlayers(tree: Root): void {
  replaceElements(tree, (node) => {
    const kind = Object.hasOwn(PLAYERS, node.tagName) ? PLAYERS[node.tagName] : undefined;
    if (!kind) return undefined;
    const source = node.children.find((child) => child.type === 'element' && child.tagName === 'source');
    const address =
      textProperty(node, 'src') ??
      textProperty(node, 'data') ??
      (source?.type === 'element' ? textProperty(source, 'src') : undefined) ??
      '';
    const href = address.trim().replace(/^\/\//, 'https://');
    if (!/^https?:/i.test(href)) return element('span', {});
    const name = textProperty(node, 'title')?.trim();
    return textElement('a', { href }, name ? `${kind}：${name}` : `${kind}：${href}`);
  });
}
