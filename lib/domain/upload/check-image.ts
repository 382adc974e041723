import { scaleImage } from '@/lib/browser/files/scale-image';
import {
  AVATAR_EXTENSIONS,
  AVATAR_SIDE_MAX,
  IMAGE_EXTENSIONS,
  IMAGE_SIZE_LIMIT,
  JPEG_EXTENSIONS,
  MAX_PIXELS,
  PHOTO_SIDE_MAX,
  PHOTO_SIZE_LIMIT,
} from './image-limits';
import { mendedSvg } from './mended-svg';
import { pixelSize } from './pixel-size';
import { HEAD_BYTES, isScalable, scaledDown, withExtension, type Scale } from './scale-down';
import { withoutMetadata } from './without-metadata';

/** `portrait`: a photo of a resume, which is cropped and printed. */
export type ImagePurpose = 'image' | 'avatar' | 'share' | 'portrait';

const AVATAR = { extensions: AVATAR_EXTENSIONS, tooLarge: '上传头图片大小不能超过 5MB!', maxSide: PHOTO_SIDE_MAX };
const RULES = {
  image: { extensions: IMAGE_EXTENSIONS, tooLarge: '上传图片大小不能超过 5MB!', maxSide: PHOTO_SIDE_MAX },
  avatar: { ...AVATAR, maxSide: AVATAR_SIDE_MAX },
  portrait: AVATAR,
  // Specification 2, section 5.
  share: { extensions: IMAGE_EXTENSIONS, tooLarge: '上传头图片大小不能超过 5MB!', maxSide: PHOTO_SIDE_MAX },
} as const;

const WRONG_FORMAT = '上传图片格式不正确';
const TOO_MANY_PIXELS = `图片不能超过 ${MAX_PIXELS / 10_000} 万像素`;

/** Formats of phones and newer browsers, which the API refuses. */
const FOREIGN = [
  { name: 'AVIF 图片', extension: /^avifs?$/, signature: /^[^]{4}ftyp[^]{0,24}avi[fs]/ },
  { name: 'HEIC 照片', extension: /^hei[cf]$/, signature: /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/ },
] as const;
const foreignRefusal = (name: string) => `${WRONG_FORMAT}：${name}请先转换为 JPG 或 PNG`;

const FORMATS: readonly { signature: RegExp; type: string; extensions: readonly [string, ...string[]] }[] = [
  { signature: /^\x89PNG\r\n\x1a\n/, type: 'image/png', extensions: ['png', 'apng'] },
  { signature: /^\xff\xd8\xff/, type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  { signature: /^GIF8/, type: 'image/gif', extensions: ['gif'] },
  { signature: /^RIFF[^]{4}WEBP/, type: 'image/webp', extensions: ['webp', 'awebp'] },
  { signature: /<svg[\s/>]/i, type: 'image/svg+xml', extensions: ['svg'] },
];

/** An SVG may begin with comments. */
const SIGNATURE_BYTES = 1024;

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
const includes = (extensions: readonly string[], extension: string) => extensions.includes(extension);

/** Message why a file need not even be read (specification 1, section 5), or null. */
export function refuseImage(
  { name, size }: Pick<File, 'name' | 'size'>,
  purpose: ImagePurpose = 'image',
): string | null {
  const { extensions, tooLarge } = RULES[purpose];
  const named = extensionOf(name);
  const foreign = FOREIGN.find(({ extension }) => extension.test(named));
  if (foreign) return foreignRefusal(foreign.name);
  if (named !== '' && !includes([...extensions, ...JPEG_EXTENSIONS], named)) return WRONG_FORMAT;
  return size < PHOTO_SIZE_LIMIT ? null : tooLarge;
}

interface CheckOptions {
  /** A picture that is too large is scaled down instead of refused. */
  shrink?: boolean;
  scale?: Scale;
  onScaled?: () => void;
}

export interface ImageRefusal {
  message: string;
  /** The picture is only too large: it can be checked again with `shrink`. */
  shrinkable: boolean;
}

const refused = (message: string, shrinkable = false): ImageRefusal => ({ message, shrinkable });

/**
 * Checks an image by its content and removes its metadata. A wrong extension is mended, because the API refuses it, and
 * one of too many pixels is scaled down.
 * @returns the file to upload, or why it cannot be @throws where the file cannot be read
 */
export async function checkImage(
  file: File,
  purpose: ImagePurpose = 'image',
  { shrink = false, scale = scaleImage, onScaled }: CheckOptions = {},
): Promise<File | ImageRefusal> {
  const refusal = refuseImage(file, purpose);
  if (refusal !== null) return refused(refusal);
  const { tooLarge, maxSide } = RULES[purpose];
  const isLarge = file.size >= IMAGE_SIZE_LIMIT;
  const unknown = refused(isLarge ? tooLarge : WRONG_FORMAT);
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const beginning = String.fromCharCode(...head.subarray(0, SIGNATURE_BYTES));
  const foreign = FOREIGN.find(({ signature }) => signature.test(beginning));
  if (foreign) return refused(foreignRefusal(foreign.name));
  const format = FORMATS.find(({ signature }) => signature.test(beginning));
  if (!format) return unknown;
  const { type, extensions } = format;
  const [extension] = extensions;
  const named = extensionOf(file.name);
  // The specification wants an extension: only a JPEG is known to lose it on its way.
  if (named === '' && extension !== 'jpg') return unknown;
  const scalable = isScalable(head, extension);
  if (isLarge && !shrink) return refused(tooLarge, scalable);

  const bytes = new Uint8Array(await file.arrayBuffer());
  const bare = extension === 'svg' ? mendedSvg(bytes) : withoutMetadata(bytes, extension);
  if (!bare) return unknown;
  const isNamed = includes(extensions, named);
  const name = isNamed ? file.name : withExtension(file.name, extension);
  const whole = isNamed && bare.length === bytes.length ? file : new File([bare], name, { type });

  const { width, height } = pixelSize(bare, extension) ?? { width: 0, height: 0 };
  const problem = whole.size >= IMAGE_SIZE_LIMIT ? tooLarge : width * height > MAX_PIXELS ? TOO_MANY_PIXELS : null;
  const isWide = purpose === 'avatar' && Math.max(width, height) > maxSide;
  if (problem === null && !isWide) return whole;
  const smaller = scalable ? await scaledDown(whole, extension, maxSide, scale) : null;
  // Every avatar of a phone is scaled: that needs no word.
  if (smaller && problem !== null) onScaled?.();
  return smaller ?? (problem === null ? whole : refused(problem));
}

export const acceptedImages = (purpose: ImagePurpose = 'image'): string =>
  [...RULES[purpose].extensions, ...JPEG_EXTENSIONS].map((extension) => `.${extension}`).join(',');
