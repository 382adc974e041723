import { checkImage, type ImagePurpose } from '@/lib/domain/upload/check-image';
import { describeUploadError } from './describe-upload-error';

/** Like `checkImage`. @throws an error with a message for the user, when a retry may succeed */
export async function checkPicked(file: File, purpose?: ImagePurpose): Promise<File | string> {
  try {
    return await checkImage(file, purpose);
  } catch (error) {
    throw new Error(describeUploadError(error, '图片读取失败，请重新选择'), { cause: error });
  }
}
