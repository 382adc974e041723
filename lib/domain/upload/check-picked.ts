import { showToast } from '@/lib/browser/toast-store';
import { checkImage, type ImagePurpose, type ImageRefusal } from '@/lib/domain/upload/check-image';
import { AVATAR_SIDE_MAX, PHOTO_SIDE_MAX } from './image-limits';
import { describeUploadError } from './describe-upload-error';

/** The offer beside the refusal of a picture that is too large. */
export const SHRINK_LABEL = '缩小后上传';

/** Like `checkImage`, with a toast for a scaled photo. @throws an error for the user, when a retry may succeed */
export async function checkPicked(file: File, purpose?: ImagePurpose, shrink = false): Promise<File | ImageRefusal> {
  const side = purpose === 'avatar' ? AVATAR_SIDE_MAX : PHOTO_SIDE_MAX;
  const onScaled = () => showToast(`图片较大，已缩小到 ${side} 像素以内`);
  try {
    return await checkImage(file, purpose, { shrink, onScaled });
  } catch (error) {
    throw new Error(describeUploadError(error, '图片读取失败，请重新选择'), { cause: error });
  }
}
