import { expect, test } from 'vitest';
import { uploadedUrlSchema } from './schema';

test.each([['https://images.example/1.png'], [{ data: 'https://images.example/1.png' }]])(
  'the address of an upload is the data or within it: %j',
  (data) => expect(uploadedUrlSchema.parse(data)).toBe('https://images.example/1.png'),
);

test.each([null, undefined, '', {}, { data: null }, 1, 'javascript:alert(1)', '/gimishare/api/v1/unit/getpublickey'])(
  'an upload without an address has failed: %j',
  (data) => expect(uploadedUrlSchema.safeParse(data).success).toBe(false),
);
