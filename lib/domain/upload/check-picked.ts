import { showToast } from '@/lib/browser/toast-store';
import { checkImage, type ImagePurpose } from '@/lib/domain/upload/check-image';
import { PHOTO_SIDE_MAX } from './image-limits';
import { describeUploadError } from './describe-upload-error';

const tellScaled = () => showToast(`图片较大，已缩小到 ${PHOTO_SIDE_MAX} 像素以内`);

/** Like `checkImage`, with a toast for a scaled photo. @throws an error for the user, when a retry may succeed */
export async function checkPicked(file: File, purpose?: ImagePurpose): Promise<File | string> {
  try {
    return await checkImage(file, purpose, { onScaled: tellScaled });
  } catch (error) {
    throw new Error(describeUploadError(error, '图片读取失败，请重新选择'), { cause: error });
  }
}
