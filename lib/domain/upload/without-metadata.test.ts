import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bytesOf, exifOf, jpegOf, PLACE, pngOf, SCAN, textOf, webpOf } from '@/test/image-bytes';
import { withoutMetadata } from './without-metadata';

const bare = (bytes: Uint8Array<ArrayBuffer>, format: string) => {
  const result = withoutMetadata(bytes, format);
  return result && textOf(result);
};
const turnedExif = `MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0`;

describe.each([
  ['jpg', jpegOf],
  ['png', pngOf],
  ['webp', webpOf],
])('a picture of the format %s', (format, pictureOf) => {
  it('stays as it is where nothing was written about it', () => {
    expect(bare(pictureOf(), format)).toBe(textOf(pictureOf()));
  });

  it('loses the place, the maker, texts, and what follows it', () => {
    const photo = pictureOf({ exif: exifOf({ orientation: 1, place: true }), behind: `second picture, ${PLACE}` });
    expect(bare(photo, format)).toBe(textOf(pictureOf()));
  });

  it('stays turned as it was', () => {
    const result = bare(pictureOf({ exif: exifOf({ orientation: 6, place: true }) }), format) ?? '';
    expect(result).toContain(turnedExif);
    expect(result).not.toMatch(/GPS|cam/);
    expect(bare(bytesOf(result), format)).toBe(result);
  });

  it.each([0, 9, 65_535])('is not turned by %i, which means nothing', (orientation) => {
    expect(bare(pictureOf({ exif: exifOf({ orientation }) }), format)).toBe(textOf(pictureOf()));
  });

  it('never throws, wherever it is cut', () => {
    const photo = pictureOf({ exif: exifOf({ orientation: 6, place: true }), behind: PLACE });
    for (let length = 0; length < photo.length; length += 1)
      expect(() => withoutMetadata(photo.slice(0, length), format)).not.toThrow();
  });
});

it('a JPEG keeps its pixels to the byte, and one without pixels is none', () => {
  expect(bare(jpegOf({ exif: exifOf({ orientation: 3, place: true }) }), 'jpg')).toContain(`${SCAN}\xff\xd9`);
  expect(bare(bytesOf('\xff\xd8\xff\xe1\0\x02'), 'jpg')).toBeNull();
});

it('a turned PNG carries the check sum of its new chunk', () => {
  const result = bare(pngOf({ exif: exifOf({ orientation: 6 }) }), 'png') ?? '';
  const chunk = `eXIf${turnedExif}`;
  const sum = bytesOf(result.slice(result.indexOf(chunk) + chunk.length)).subarray(0, 4);
  expect(new DataView(sum.slice().buffer).getUint32(0)).toBe(crc32(bytesOf(chunk)));
});

it('a WebP says in its head what it still has', () => {
  const turned = bare(webpOf({ exif: exifOf({ orientation: 6, place: true }) }), 'webp') ?? '';
  expect(turned.charCodeAt(turned.indexOf('VP8X') + 8)).toBe(0x18);
});

it('other formats are left alone', () => {
  expect(bare(bytesOf('GIF89a'), 'gif')).toBe('GIF89a');
});
