import type { Element } from 'hast';
import { resolveAddress } from './links';
import { element, textProperty } from './tree';

const DATA_IMAGE = /^data:image\/(png|jpeg|gif|webp);base64,[a-z0-9+/=\s]*$/i;
const MAX_SIDE = 10_000;

/** The address that an image may load from; undefined for any other. */
function imageAddress(src: string, siteUrl: string): string | undefined {
  if (DATA_IMAGE.test(src)) return src;
  const address = resolveAddress(src, siteUrl);
  return address && /^https?:$/.test(address.url.protocol) ? address.text : undefined;
}

function side(node: Element, name: string): number | undefined {
  const value = Number(node.properties[name]);
  return Number.isInteger(value) && value > 0 && value <= MAX_SIDE ? value : undefined;
}

/**
 * Images load lazily, send no referrer, and are wrapped in a link to themselves (which opens the preview) unless they
 * are part of another link.
 * @param first the first image of an article loads eagerly
 */
export function renderImage(
  node: Element,
  siteUrl: string,
  { zoomable, first }: { zoomable: boolean; first: boolean },
): Element {
  const src = imageAddress(textProperty(node, 'src')?.trim() ?? '', siteUrl);
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
