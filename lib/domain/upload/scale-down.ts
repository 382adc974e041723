import type { ScaleOptions } from '@/lib/browser/files/scale-image';
import { IMAGE_SIZE_LIMIT } from './image-limits';

export type Scale = (picture: Blob, options: ScaleOptions) => Promise<Blob>;

type Target = Pick<ScaleOptions, 'type' | 'quality'>;

/** Full quality is what browsers write without loss, where they can write the format. */
const LOSSLESS_WEBP: Target = { type: 'image/webp', quality: 1 };
const WEBP: Target = { type: 'image/webp', quality: 0.85 };
const JPEG: Target = { type: 'image/jpeg', quality: 0.85 };

/** Formats to write a picture in, the next one where the last is still too large: a lossless one stays so if it can. */
const TARGETS: Readonly<Record<string, readonly Target[]>> = {
  jpg: [JPEG],
  png: [{ type: 'image/png', quality: 1 }, LOSSLESS_WEBP, WEBP, JPEG],
  webp: [WEBP, JPEG],
  'lossless webp': [LOSSLESS_WEBP, WEBP, JPEG],
};

export function withExtension(name: string, extension: string): string {
  const dot = name.lastIndexOf('.');
  return `${dot === -1 ? name : name.slice(0, dot)}.${extension}`;
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** The chunk that makes a PNG move stands before its pixels. */
export const HEAD_BYTES = 65_536;
const WEBP_MOVES = 0x02;

const headOf = (bytes: Uint8Array<ArrayBuffer>) => new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));

/** Whether a canvas can draw the same picture: of one that moves it would draw only the first, a drawing has no pixels. */
export function isScalable(bytes: Uint8Array<ArrayBuffer>, format: string): boolean {
  const head = headOf(bytes);
  if (format === 'png') return !(head.split('IDAT')[0] ?? '').includes('acTL');
  if (format === 'webp') return !head.startsWith('VP8X', 12) || ((bytes[20] ?? 0) & WEBP_MOVES) === 0;
  return format === 'jpg';
}

const isLossless = async (file: File) =>
  headOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())).includes('VP8L');

/** Null where the browser cannot draw one that is small enough. */
export async function scaledDown(file: File, format: string, maxSide: number, scale: Scale): Promise<File | null> {
  const kind = format === 'webp' && (await isLossless(file)) ? 'lossless webp' : format;
  for (const target of TARGETS[kind] ?? []) {
    const smaller = await scale(file, { maxSide, ...target }).catch(() => null);
    const extension = EXTENSIONS[smaller?.type ?? ''];
    if (!smaller || extension === undefined) return null;
    if (smaller.size < IMAGE_SIZE_LIMIT) {
      return new File([smaller], withExtension(file.name, extension), { type: smaller.type });
    }
  }
  return null;
}
