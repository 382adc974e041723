import { checkImage, type ImagePurpose } from '@/lib/domain/upload/check-image';
import { describeUploadError } from './describe-upload-error';

/**
 * As `checkImage`: the file to upload, or why it cannot be, for the user.
 * @throws an error whose message is for the user, where another attempt may succeed
 */
export async function checkPicked(file: File, purpose?: ImagePurpose): Promise<File | string> {
  try {
    return await checkImage(file, purpose);
  } catch (error) {
    throw new Error(describeUploadError(error, '图片读取失败，请重新选择'), { cause: error });
  }
}
