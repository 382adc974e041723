import { AVATAR_EXTENSIONS, IMAGE_EXTENSIONS, IMAGE_SIZE_LIMIT } from './constants';

/** What an image is for; avatars have rules and wordings of their own. */
export type ImagePurpose = 'image' | 'avatar';

const RULES = {
  image: { extensions: IMAGE_EXTENSIONS, tooLarge: '上传图片大小不能超过 5MB!' },
  avatar: { extensions: AVATAR_EXTENSIONS, tooLarge: '上传头图片大小不能超过 5MB!' },
} as const;

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a file cannot be uploaded, for the user (specification 1, section 5); null when it can. */
export function refuseImage(
  { name, size }: Pick<File, 'name' | 'size'>,
  purpose: ImagePurpose = 'image',
): string | null {
  const { extensions, tooLarge } = RULES[purpose];
  if (!extensions.some((extension) => extension === extensionOf(name))) return '上传图片格式不正确';
  return size < IMAGE_SIZE_LIMIT ? null : tooLarge;
}

/** What a file chooser offers. */
export const acceptedImages = (purpose: ImagePurpose = 'image'): string =>
  RULES[purpose].extensions.map((extension) => `.${extension}`).join(',');
