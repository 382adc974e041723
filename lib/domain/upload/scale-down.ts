import type { ScaleOptions } from '@/lib/browser/scale-image';
import { IMAGE_SIZE_LIMIT, PHOTO_SIDE_MAX } from './image-limits';

export type Scale = (picture: Blob, options: ScaleOptions) => Promise<Blob>;

/** Formats to write a picture in, the next one where the last is still too large. */
const TARGETS: Readonly<Record<string, readonly string[]>> = {
  jpg: ['image/jpeg'],
  png: ['image/png', 'image/webp', 'image/jpeg'],
  webp: ['image/webp', 'image/jpeg'],
};

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** The chunk that makes a PNG move stands before its pixels. */
const PNG_HEAD_BYTES = 65_536;
const WEBP_MOVES = 0x02;

/** A canvas would draw only the first picture. */
export function isAnimated(bytes: Uint8Array<ArrayBuffer>, format: string): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, PNG_HEAD_BYTES));
  if (format === 'png') return (head.split('IDAT')[0] ?? '').includes('acTL');
  if (format === 'webp') return head.startsWith('VP8X', 12) && ((bytes[20] ?? 0) & WEBP_MOVES) !== 0;
  return format === 'gif';
}

/** Null where it would not be the same picture, or where the browser cannot draw one that is small enough. */
export async function scaledDown(file: File, format: string, scale: Scale): Promise<File | null> {
  for (const type of TARGETS[format] ?? []) {
    const smaller = await scale(file, { maxSide: PHOTO_SIDE_MAX, type }).catch(() => null);
    const extension = EXTENSIONS[smaller?.type ?? ''];
    if (!smaller || extension === undefined) return null;
    if (smaller.size < IMAGE_SIZE_LIMIT) {
      return new File([smaller], file.name.replace(/(?<![^.])[^.]+$/, extension), { type: smaller.type });
    }
  }
  return null;
}
