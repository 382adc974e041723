import { UPLOAD_PATH } from '@/lib/config/api';
import { request, type RequestContext } from '@/lib/http/request';
import { copiedUrlsSchema, uploadedUrlSchema } from './schema';

/** Time-out: enough for five megabytes over a slow connection. */
const UPLOAD_TIMEOUT_MS = 120_000;

interface UploadContext extends RequestContext {
  /** Called with the share (0 to 1) that has been sent. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Uploads a picture to the image service; gives its address. */
export function uploadImage(file: File, { signal, onProgress }: UploadContext = {}): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  return request({
    path: UPLOAD_PATH,
    besidesApi: true,
    body,
    schema: uploadedUrlSchema,
    signal,
    onProgress,
    timeoutMs: UPLOAD_TIMEOUT_MS,
  });
}

/** Copies pictures from elsewhere to the image service (assumption A9): new addresses in the same order, '' where it failed. */
export const copyImages = (urls: readonly string[]) =>
  request({ path: '/upload/analyzeHttp', body: { urls }, schema: copiedUrlsSchema });
