import type { Element } from 'hast';
import { pictureAddress } from '@/lib/utils/picture-address';
import { element, textProperty } from './tree';

const MAX_SIDE = 10_000;

function side(node: Element, name: string): number | undefined {
  const value = Number(node.properties[name]);
  return Number.isInteger(value) && value > 0 && value <= MAX_SIDE ? value : undefined;
}

/**
 * Images load lazily, without referrer, inside a link to themselves (the preview) unless they are in one. @param first
 * loads eagerly
 */
export function renderImage(
  node: Element,
  siteUrl: string,
  { zoomable, first }: { zoomable: boolean; first: boolean },
): Element {
  const src = pictureAddress(textProperty(node, 'src') ?? '', siteUrl) || undefined;
  const alt = textProperty(node, 'alt') ?? '';
  const image = element('img', {
    src,
    alt,
    title: textProperty(node, 'title'),
    width: side(node, 'width'),
    height: side(node, 'height'),
    loading: first ? undefined : 'lazy',
    decoding: 'async',
    referrerPolicy: 'no-referrer',
  });
  if (!zoomable || !src) return image;
  return element(
    'a',
    {
      className: ['article-image'],
      href: src,
      target: '_blank',
      rel: ['noopener', 'noreferrer', 'nofollow', 'ugc'],
      dataZoom: '',
      ariaLabel: alt ? `查看大图：${alt}` : '查看大图',
    },
    [image],
  );
}
