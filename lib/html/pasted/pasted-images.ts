import { isTextNode, rawInline } from './pasted-raw';

export const SIZED = 'data-sized';
const LAZY = [
  'data-src',
  'data-original',
  'data-actualsrc',
  'data-lazy-src',
  'data-original-src',
  'data-url',
  'data-lazyload',
];
const PLACEHOLDER = /(?:placeholder|loading|blank|spacer|transparent|lazy|grey|gray|pixel|1x1)[^/]*$/i;
const IMAGE_FILE = /\.(?:png|jpe?g|gif|webp|svg|avif|bmp)(?:[?#]|$)/i;
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f])+$/u;

const DATA = /^data:image\/(?:png|jpeg|gif|webp);base64,/i;
/** Smaller ones are placeholders of pictures that had not been loaded. */
const MIN_DATA_LENGTH = 200;

/** A picture that was copied with the text: it has to be uploaded. */
export interface PastedPicture {
  source: string;
  alt: string;
}

const placeholderAddress = (index: number): string => `pasted-picture:${index}`;

/** The address on the web; undefined for files of the author's disk and for data. */
function webAddress(address: string | null | undefined): string | undefined {
  const text = address?.trim().replace(/^\/\//, 'https://') ?? '';
  return /^https?:\/\/\S+$/i.test(text) ? text : undefined;
}

function largest(srcset: string | null | undefined): string | undefined {
  const candidates = (srcset ?? '').split(/,\s+/).map((candidate) => {
    const [address, size = '1x'] = candidate.trim().split(/\s+/);
    return { address: webAddress(address), size: Number.parseFloat(size) || 1 };
  });
  return candidates.sort((one, other) => other.size - one.size).find(({ address }) => address)?.address;
}

function sourceOf(image: Element): string | undefined {
  const shown = webAddress(image.getAttribute('src'));
  const lazy =
    LAZY.map((name) => webAddress(image.getAttribute(name))).find((address) => address) ??
    largest(image.getAttribute('data-srcset')) ??
    largest(image.getAttribute('srcset')) ??
    largest(image.closest('picture')?.querySelector('source[srcset]')?.getAttribute('srcset'));
  if (!shown) return lazy;
  const stands =
    PLACEHOLDER.test(shown) || (/\.(?:gif|svg)(?:\?|$)/i.test(shown) && !/\.(?:gif|svg)(?:\?|$)/i.test(lazy ?? ''));
  return (stands ? lazy : undefined) ?? shown;
}

const isPixel = (image: Element): boolean =>
  ['width', 'height'].every((name) => /^[01](?:px)?$/.test(image.getAttribute(name) ?? ''));

/** Sizes in articles of this site are authors'. Such a picture is html, which must not stand alone on its line. */
function keepSize(image: Element, next: ChildNode | null): void {
  image.setAttribute(SIZED, '');
  const lineBreak = isTextNode(next) && next.data.trim() === '' ? next.nextSibling : next;
  if (lineBreak?.nodeName === 'BR') lineBreak.replaceWith(rawInline(image.ownerDocument, '<br>'));
}

/** Gives pictures the address that readers can load. @returns those that have to be uploaded, and how many were left out */
export function readImages(body: HTMLElement): { pictures: PastedPicture[]; leftOut: number } {
  const pictures: PastedPicture[] = [];
  let leftOut = 0;
  for (const image of body.querySelectorAll('img')) {
    const alt = image.getAttribute('alt')?.trim() ?? '';
    const src = sourceOf(image);
    const data = image.getAttribute('src')?.trim() ?? '';
    if (EMOJI.test(alt) && alt.length <= 16) image.replaceWith(alt);
    else if (src && !isPixel(image)) image.setAttribute('src', src);
    else if (DATA.test(data) && data.length > MIN_DATA_LENGTH) {
      image.setAttribute('src', placeholderAddress(pictures.length));
      pictures.push({ source: data, alt });
    } else {
      if (!isPixel(image)) leftOut += 1;
      image.remove();
    }
  }
  // A picture that leads to itself can be enlarged when it stands alone.
  for (const link of body.querySelectorAll('a')) {
    const [image] = link.querySelectorAll('img');
    if (!image || link.textContent.trim() !== '' || link.querySelectorAll('img').length > 1) continue;
    const href = link.getAttribute('href') ?? '';
    if (link.classList.contains('article-image') && image.hasAttribute('width')) keepSize(image, link.nextSibling);
    if (link.classList.contains('article-image') || IMAGE_FILE.test(href)) link.replaceWith(image);
  }
  return { pictures, leftOut };
}
