import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { http, HttpResponse } from 'msw';
import { mockConfig } from '@/mocks/config';
import { db, newId } from '@/mocks/db';
import { SEED_DIR, SEED_IMAGE_PATH } from '@/mocks/seed/read';
import { BusinessFailure, errorPage, failure, success } from './answers';
import { imageTypeOf, typeOfExtension } from './image-type';

const UPLOAD_PATH = '/upload/uploadFile';
const SIZE_LIMIT = 5 * 1024 * 1024;

const UPLOADED_PATH = '/uploads/files';
/** Forbids scripts in a drawing that is opened as a page. */
const SANDBOX = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** Lets pages of other origins read a picture, as image services mostly do. */
const READABLE = { 'access-control-allow-origin': '*' };

/** Stores a picture and gives its address. @throws BusinessFailure for another type, or a too large file */
export async function keepImage(file: File): Promise<string> {
  if (file.size >= SIZE_LIMIT) throw new BusinessFailure('上传图片大小不能超过 5MB!');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = imageTypeOf(bytes);
  if (type === null || type !== typeOfExtension(file.name)) {
    throw new BusinessFailure('上传图片格式不正确，请确认它是一张图片');
  }
  const name = `${newId()}${path.extname(file.name).toLowerCase()}`;
  db.uploads.set(name, { bytes, type });
  return `${mockConfig.origin}${UPLOADED_PATH}/${name}`;
}

export const uploadHandlers = [
  http.post(`*${UPLOAD_PATH}`, async ({ request }) => {
    const form = await request.formData().catch(() => null);
    const file = form?.get('file');
    if (!(file instanceof File)) return failure('请选择要上传的图片');
    try {
      return success(await keepImage(file), '上传成功');
    } catch (error) {
      if (error instanceof BusinessFailure) return failure(error.message);
      throw error;
    }
  }),
  http.get(`*${UPLOADED_PATH}/:name`, ({ params }) => {
    const upload = db.uploads.get(String(params.name));
    if (!upload) return errorPage(404, 'Not Found');
    return new HttpResponse(new Uint8Array(upload.bytes), {
      headers: { 'content-type': upload.type, 'x-content-type-options': 'nosniff', ...READABLE, ...SANDBOX },
    });
  }),
  http.get(`*${SEED_IMAGE_PATH}/:name`, async ({ params }) => {
    const name = String(params.name);
    const type = typeOfExtension(name);
    if (!type || !/^[\w-]+\.\w+$/.test(name)) return errorPage(404, 'Not Found');
    try {
      const picture = await readFile(path.join(SEED_DIR, 'images', name));
      return new HttpResponse(picture, {
        headers: { 'content-type': type, 'cache-control': 'public, max-age=86400', ...READABLE },
      });
    } catch {
      return errorPage(404, 'Not Found');
    }
  }),
];
