import type { Element } from 'hast';
import { textElement, textProperty } from './tree';

export const PLAYERS: Readonly<Record<string, string>> = {
  iframe: '嵌入内容',
  embed: '嵌入内容',
  object: '嵌入内容',
  video: '视频',
  audio: '音频',
};

const isPath = (address: string): boolean => address !== '' && !/^[a-z][\w+.-]*:/i.test(address);

/** The address that a player would load; empty where there is none. */
export function playerAddress(node: Element): string {
  const source = node.children.find((child) => child.type === 'element' && child.tagName === 'source');
  const address =
    textProperty(node, 'src') ??
    textProperty(node, 'data') ??
    (source?.type === 'element' ? textProperty(source, 'src') : undefined) ??
    '';
  return address.trim().replace(/^\/\//, 'https://');
}

/** A link in place of what would load a stranger's player; undefined for any other element. */
export function linkToPlayer(node: Element): Element | undefined {
  const kind = Object.hasOwn(PLAYERS, node.tagName) ? PLAYERS[node.tagName] : undefined;
  if (!kind) return undefined;
  const href = playerAddress(node);
  // Another file of the author's disk or repository is not here; what stood in its place is still said.
  if (!/^https?:/i.test(href)) return textElement('span', {}, isPath(href) ? `${kind}：${href}` : '');
  const name = textProperty(node, 'title')?.trim();
  return textElement('a', { href }, name ? `${kind}：${name}` : `${kind}：${href}`);
}
