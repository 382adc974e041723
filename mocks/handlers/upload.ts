import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { http, HttpResponse } from 'msw';
import { SEED_DIR, SEED_IMAGE_PATH } from '@/mocks/seed/read';
import { errorPage } from './answers';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
};

export const uploadHandlers = [
  http.get(`*${SEED_IMAGE_PATH}/:name`, async ({ params }) => {
    const name = String(params.name);
    const type = TYPES[path.extname(name)];
    if (!type || !/^[\w-]+\.\w+$/.test(name)) return errorPage(404, 'Not Found');
    try {
      const picture = await readFile(path.join(SEED_DIR, 'images', name));
      return new HttpResponse(picture, {
        headers: { 'content-type': type, 'cache-control': 'public, max-age=86400' },
      });
    } catch {
      return errorPage(404, 'Not Found');
    }
  }),
];
