import { expect, it } from 'vitest';
import { bytesOf, exifOf, gifOf, jpegOf, pngOf, webpOf } from '@/test/image-bytes';
import { pixelSize } from './pixel-size';

const SIZE = [12_000, 9_000] as const;
const size = { width: 12_000, height: 9_000 };
const exif = exifOf({ orientation: 6, place: true });

it.each([
  ['png', pngOf({ size: SIZE })],
  ['jpg', jpegOf({ size: SIZE })],
  ['jpg', jpegOf({ size: SIZE, exif })],
  ['webp', webpOf({ size: SIZE })],
  ['webp', bytesOf('RIFF\0\0\0\0WEBPVP8 \0\0\0\0fra\x9d\x01\x2a\xe0\x2e\x28\x23')],
  ['webp', bytesOf('RIFF\0\0\0\0WEBPVP8L\0\0\0\0/\xdf\xee\xc9\x08')],
  ['gif', gifOf(SIZE)],
])('the size of a %s stands in its head', (format, bytes) => {
  expect(pixelSize(bytes, format)).toEqual(size);
});

it.each([
  ['png', pngOf({ size: SIZE }).slice(0, 20)],
  ['jpg', jpegOf({ size: SIZE }).slice(0, 8)],
  ['jpg', bytesOf('\xff\xd8\xff\xda\0\x02x')],
  ['webp', webpOf({ size: SIZE }).slice(0, 18)],
  ['svg', bytesOf('<svg width="12000"/>')],
])('a damaged %s, or a drawing, has none', (format, bytes) => expect(pixelSize(bytes, format)).toBeNull());
