import type { Element } from 'hast';
import { classNames, textProperty } from './tree';

/** Elements that authors align: table cells, and blocks such as `<div align="center">` around a picture. */
export const ALIGNED = 'td th p div h1 h2 h3 h4 h5 h6'.split(' ');
const ALIGNMENTS = ['center', 'right'] as const;

const CAN_BE_ALIGNED = new Set(ALIGNED);

export function collectAlignment(node: Element): void {
  if (!CAN_BE_ALIGNED.has(node.tagName)) return;
  const styled = /text-align:\s*(left|center|right)/i.exec(textProperty(node, 'style') ?? '')?.[1]?.toLowerCase();
  const classed = ALIGNMENTS.find((alignment) => classNames(node).includes(`align-${alignment}`));
  const align = styled ?? classed ?? node.properties.align;
  if (align !== undefined) node.properties.align = align;
}

export function classifyAlignment({ properties }: Element): void {
  if (!('align' in properties)) return;
  const { align } = properties;
  delete properties.align;
  if (ALIGNMENTS.some((alignment) => alignment === align)) properties.className = [`align-${String(align)}`];
}
