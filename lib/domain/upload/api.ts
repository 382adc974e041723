import { UPLOAD_PATH } from '@/lib/config/api';
import { request, type RequestContext } from '@/lib/http/request';
import { copiedUrlsSchema, uploadedUrlSchema } from './schema';

/** Enough for five megabytes over a slow connection. */
const UPLOAD_TIMEOUT_MS = 120_000;

interface UploadContext extends RequestContext {
  onProgress?: ((share: number) => void) | undefined;
}

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

/** Copies external pictures to the image service (assumption A9): addresses in the same order, '' for failures. */
export const copyImages = (urls: readonly string[]) =>
  request({ path: '/upload/analyzeHttp', body: { urls }, schema: copiedUrlsSchema });
