import { scaleImage } from '@/lib/browser/scale-image';
import { AVATAR_EXTENSIONS, IMAGE_EXTENSIONS, IMAGE_SIZE_LIMIT, PHOTO_SIZE_LIMIT } from './image-limits';
import { isAnimated, scaledDown, type Scale } from './scale-down';
import { withoutMetadata } from './without-metadata';

export type ImagePurpose = 'image' | 'avatar' | 'share';

const RULES = {
  image: { extensions: IMAGE_EXTENSIONS, tooLarge: '上传图片大小不能超过 5MB!' },
  avatar: { extensions: AVATAR_EXTENSIONS, tooLarge: '上传头图片大小不能超过 5MB!' },
  // Specification 2, section 5.
  share: { extensions: IMAGE_EXTENSIONS, tooLarge: '上传头图片大小不能超过 5MB!' },
} as const;

const WRONG_FORMAT = '上传图片格式不正确';

/** iPhones' default format, which other browsers cannot show and the API refuses. */
const HEIC_REFUSED = `${WRONG_FORMAT}：HEIC 照片请先转换为 JPG 或 PNG`;

const HEIC_EXTENSION = /^hei[cf]$/;

const HEIC_SIGNATURE = /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/;

const FORMATS: readonly { signature: RegExp; type: string; extensions: readonly [string, ...string[]] }[] = [
  { signature: /^\x89PNG\r\n\x1a\n/, type: 'image/png', extensions: ['png', 'apng'] },
  { signature: /^\xff\xd8\xff/, type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  { signature: /^GIF8/, type: 'image/gif', extensions: ['gif'] },
  { signature: /^RIFF[^]{4}WEBP/, type: 'image/webp', extensions: ['webp', 'awebp'] },
  { signature: /<svg[\s>]/i, type: 'image/svg+xml', extensions: ['svg'] },
];

/** An SVG may begin with comments. */
const SIGNATURE_BYTES = 1024;

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Message why a file need not even be read (specification 1, section 5), or null. */
export function refuseImage(
  { name, size }: Pick<File, 'name' | 'size'>,
  purpose: ImagePurpose = 'image',
): string | null {
  const { extensions, tooLarge } = RULES[purpose];
  const named = extensionOf(name);
  if (HEIC_EXTENSION.test(named)) return HEIC_REFUSED;
  if (!extensions.some((extension) => extension === named)) return WRONG_FORMAT;
  return size < PHOTO_SIZE_LIMIT ? null : tooLarge;
}

interface CheckOptions {
  scale?: Scale;
  onScaled?: () => void;
}

/**
 * Checks an image by its content and removes its metadata. A wrong extension is mended, because the API refuses it.
 * @returns the file to upload, or why it cannot be, for the user @throws where the file cannot be read
 */
export async function checkImage(
  file: File,
  purpose: ImagePurpose = 'image',
  { scale = scaleImage, onScaled }: CheckOptions = {},
): Promise<File | string> {
  const refusal = refuseImage(file, purpose);
  if (refusal !== null) return refusal;
  const { tooLarge } = RULES[purpose];
  const unknown = file.size < IMAGE_SIZE_LIMIT ? WRONG_FORMAT : tooLarge;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const beginning = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES));
  if (HEIC_SIGNATURE.test(beginning)) return HEIC_REFUSED;
  const format = FORMATS.find(({ signature }) => signature.test(beginning));
  if (!format) return unknown;
  const { type, extensions } = format;
  const [extension] = extensions;
  const bare = withoutMetadata(bytes, extension);
  if (!bare) return unknown;
  const isNamed = extensions.includes(extensionOf(file.name));
  const whole =
    isNamed && bare.length === bytes.length
      ? file
      : new File([bare], isNamed ? file.name : file.name.replace(/(?<![^.])[^.]+$/, extension), { type });
  if (whole.size < IMAGE_SIZE_LIMIT) return whole;
  const smaller = isAnimated(bare, extension) ? null : await scaledDown(whole, extension, scale);
  if (smaller) onScaled?.();
  return smaller ?? tooLarge;
}

export const acceptedImages = (purpose: ImagePurpose = 'image'): string =>
  RULES[purpose].extensions.map((extension) => `.${extension}`).join(',');
