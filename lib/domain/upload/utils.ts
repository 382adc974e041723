import { AVATAR_EXTENSIONS, IMAGE_EXTENSIONS, IMAGE_SIZE_LIMIT } from './constants';

/** What an image is for; some have rules and wordings of their own. */
export type ImagePurpose = 'image' | 'avatar' | 'share';

const RULES = {
  image: { extensions: IMAGE_EXTENSIONS, tooLarge: '上传图片大小不能超过 5MB!' },
  avatar: { extensions: AVATAR_EXTENSIONS, tooLarge: '上传头图片大小不能超过 5MB!' },
  // Specification 2, section 5.
  share: { extensions: IMAGE_EXTENSIONS, tooLarge: '上传头图片大小不能超过 5MB!' },
} as const;

const WRONG_FORMAT = '上传图片格式不正确';
/** How files of each format begin, as the characters of their first bytes. */
const FORMATS: readonly { signature: RegExp; extensions: readonly [string, ...string[]] }[] = [
  { signature: /^\x89PNG\r\n\x1a\n/, extensions: ['png'] },
  { signature: /^\xff\xd8\xff/, extensions: ['jpg', 'jpeg'] },
  { signature: /^GIF8/, extensions: ['gif'] },
  { signature: /^RIFF[^]{4}WEBP/, extensions: ['webp'] },
  { signature: /<svg[\s>]/i, extensions: ['svg'] },
];
/** An SVG may begin with comments. */
const SIGNATURE_BYTES = 1024;

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a file cannot be uploaded, for the user (specification 1, section 5); null when it can. */
export function refuseImage(
  { name, size }: Pick<File, 'name' | 'size'>,
  purpose: ImagePurpose = 'image',
): string | null {
  const { extensions, tooLarge } = RULES[purpose];
  if (!extensions.some((extension) => extension === extensionOf(name))) return WRONG_FORMAT;
  return size < IMAGE_SIZE_LIMIT ? null : tooLarge;
}

/**
 * Checks an image also by its content, whatever its name says. One whose extension is that of another format is renamed,
 * because the API refuses it otherwise.
 * @returns the file to upload, or why it cannot be, for the user
 */
export async function checkImage(file: File, purpose: ImagePurpose = 'image'): Promise<File | string> {
  const refusal = refuseImage(file, purpose);
  if (refusal !== null) return refusal;
  const bytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  const beginning = String.fromCharCode(...bytes);
  const format = FORMATS.find(({ signature }) => signature.test(beginning));
  if (!format) return WRONG_FORMAT;
  if (format.extensions.includes(extensionOf(file.name))) return file;
  return new File([file], file.name.replace(/[^.]+$/, format.extensions[0]));
}

/** What a file chooser offers. */
export const acceptedImages = (purpose: ImagePurpose = 'image'): string =>
  RULES[purpose].extensions.map((extension) => `.${extension}`).join(',');
