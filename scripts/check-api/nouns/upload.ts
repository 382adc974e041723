import { copyImages, uploadImage } from '@/lib/domain/upload/api';
import { copiedUrlsSchema, uploadedUrlSchema } from '@/lib/domain/upload/schema';
import { asRow, rowsWithin } from '../answers';
import type { NounChecks } from '../noun';

/** A picture of one point. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const FIELDS = /(avatar|cover|logo|image|img|pic)/i;

export const uploadChecks: NounChecks = {
  noun: 'upload',
  calls: {
    'POST /upload/uploadFile': {
      isWrite: true,
      isNeeded: true,
      schema: uploadedUrlSchema,
      without: 'no picture can be uploaded',
    },
    'POST /upload/analyzeHttp': {
      isWrite: true,
      schema: copiedUrlsSchema,
      without: 'a pasted picture stays where it is',
    },
  },
  probes: [
    {
      of: 'A21',
      says: 'pictures come from the image service, or from where --pictures names',
      without: 'pictures from elsewhere load on a press, and the policy of the pages forbids some',
      change: 'PICTURE_ORIGINS (.env.example), lib/config/picture-origins.ts',
      ask: ({ exchanges, upload, pictures }) => {
        const rows = exchanges.flatMap(({ body }) => [...rowsWithin(asRow(body).data)]);
        const values = rows.flatMap((row) => Object.entries(row)).filter(([name]) => FIELDS.test(name));
        const hosts = new Set(values.flatMap(([, value]) => URL.parse(String(value))?.origin ?? []));
        for (const known of [upload, ...pictures, 'null']) hosts.delete(known);
        return hosts.size === 0 ? null : `they also come from ${[...hosts].slice(0, 5).join(', ')}`;
      },
    },
  ],
  proofs: {
    address: {
      of: 'A20',
      says: 'the address of an upload is data, or data within it',
      without: 'no picture can be uploaded',
      change: 'lib/domain/upload/schema.ts',
    },
    order: {
      of: 'A9',
      says: 'analyzeHttp answers as many addresses, in the same order',
      without: 'pasted pictures are mixed up',
      change: 'lib/domain/upload/api.ts, copyImages',
    },
  },
  write: async ({ step, prove }) => {
    const file = new File([Buffer.from(PICTURE, 'base64')], 'check-api.png', { type: 'image/png' });
    let address = '';
    await step('POST /upload/uploadFile', async () => {
      address = await uploadImage(file);
    });
    prove('address', address ? null : 'it is neither');
    const urls = ['https://example.com/one.png', 'https://example.com/two.png'];
    let copies: string[] = [];
    await step('POST /upload/analyzeHttp', async () => {
      copies = await copyImages(urls);
    });
    prove('order', copies.length === urls.length ? null : `${copies.length} for ${urls.length}`);
  },
};
