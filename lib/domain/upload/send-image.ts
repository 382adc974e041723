import { openLogin } from '@/lib/domain/session/login-gate';
import { sessionToken } from '@/lib/http/token';
import { uploadImage } from './api';
import { describeUploadError } from './describe-upload-error';

interface SendContext {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Visitors get the login. @throws an error with a message for the user, or the abort of `signal` */
export async function sendImage(file: File, context: SendContext): Promise<string> {
  if (!sessionToken()) {
    openLogin();
    throw new Error('登录后请重新上传');
  }
  try {
    return await uploadImage(file, context);
  } catch (error) {
    if (context.signal.aborted) throw error;
    throw new Error(describeUploadError(error, '上传图片失败，请重新上传'), { cause: error });
  }
}
