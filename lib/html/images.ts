import type { Element } from 'hast';
import { pictureAddress } from '@/lib/utils/address/picture-address';
import { element, textProperty } from './tree';

const MAX_SIDE = 10_000;

/** A length in pixels, or a share of the column, as HTML reads such attributes; undefined for any other. */
function side(node: Element, name: string): number | string | undefined {
  const [, digits, unit] = /^\s*(\d{1,5})(?:\.\d+)?(%|px)?\s*$/.exec(String(node.properties[name] ?? '')) ?? [];
  const value = Number(digits);
  if (unit === '%') return value > 0 && value <= 100 ? `${value}%` : undefined;
  return value > 0 && value <= MAX_SIDE ? value : undefined;
}

/** An image is a link to itself, which opens the preview, unless it is within a link. The first one loads eagerly. */
export function renderImage(
  node: Element,
  siteUrl: string,
  { zoomable, first }: { zoomable: boolean; first: boolean },
): Element {
  const src = pictureAddress(textProperty(node, 'src') ?? '', siteUrl) || undefined;
  const alt = textProperty(node, 'alt') ?? '';
  const height = side(node, 'height');
  const image = element('img', {
    src,
    alt,
    title: textProperty(node, 'title'),
    width: side(node, 'width'),
    // A height in percent means nothing without a box of that height.
    height: typeof height === 'number' ? height : undefined,
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
