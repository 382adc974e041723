import { checkImage, type ImagePurpose } from '@/lib/domain/upload/utils';
import { describeUploadError } from './describe-upload-error';

/** As `checkImage`, but never throws: the file to upload, or why it cannot be, for the user. */
export const checkPicked = (file: File, purpose?: ImagePurpose): Promise<File | string> =>
  checkImage(file, purpose).catch((error: unknown) => describeUploadError(error, '图片读取失败，请重新选择'));
