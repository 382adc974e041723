// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { IMAGE_SIZE_LIMIT, PHOTO_SIZE_LIMIT } from './image-limits';
import { bytesOf, exifOf, gifOf, jpegOf, pngOf, webpOf } from '@/test/image-bytes';
import { acceptedImages, checkImage, refuseImage, type ImagePurpose } from './check-image';

const file = (name: string, size = 1000) => ({ name, size });

describe('a picture to upload', () => {
  it.each(['a.jpeg', 'a.jpg', 'a.svg', 'a.gif', 'a.png', 'a.webp', 'A.PNG', '照片.1.Jpg', 'a.jfif', 'a.JPE', 'photo'])(
    'may be %s',
    (name) => {
      expect(refuseImage(file(name))).toBeNull();
    },
  );

  it.each(['a.bmp', 'a.apng', 'a.png.exe', 'a.png '])('may not be %j', (name) => {
    expect(refuseImage(file(name))).toBe('上传图片格式不正确');
  });

  it('may be large, because it can be scaled down, but is not read at any size', () => {
    expect(refuseImage(file('a.png', IMAGE_SIZE_LIMIT))).toBeNull();
    expect(refuseImage(file('a.png', PHOTO_SIZE_LIMIT))).toBe('上传图片大小不能超过 5MB!');
  });
});

describe('an avatar', () => {
  it('may also be an animated one', () => {
    expect([refuseImage(file('a.apng'), 'avatar'), refuseImage(file('a.awebp'), 'avatar')]).toEqual([null, null]);
    expect(acceptedImages('avatar')).toContain('.awebp');
    expect(acceptedImages()).not.toContain('.awebp');
  });

  it('has its own message for one that is too large', () => {
    expect(refuseImage(file('a.png', PHOTO_SIZE_LIMIT), 'avatar')).toBe('上传头图片大小不能超过 5MB!');
  });
});

describe('the content of a picture', () => {
  const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer>) => new File([bytes], name);
  const PNG = pngOf();

  it.each([
    ['a.png', PNG],
    ['a.JPEG', jpegOf()],
    ['a.gif', bytesOf('GIF89a')],
    ['a.webp', webpOf()],
    ['a.svg', bytesOf('<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('is recognised in %s', async (name, content) => {
    const file = fileOf(name, content);
    expect(await checkImage(file)).toBe(file);
  });

  const message = async (file: File, purpose?: ImagePurpose) => {
    const result = await checkImage(file, purpose);
    return result instanceof File ? result.name : result.message;
  };

  it('decides, not the name: a program is no picture', async () => {
    expect(await message(fileOf('a.png', bytesOf('MZ\x90\x00')))).toBe('上传图片格式不正确');
    expect(await message(fileOf('a.png', bytesOf('')))).toBe('上传图片格式不正确');
    expect(await message(fileOf('a.jpg', bytesOf('\xff\xd8\xff\xe0')))).toBe('上传图片格式不正确');
  });

  it('gives a file its right extension, and its type', async () => {
    const file = await checkImage(fileOf('微信图片.v2.jpg', PNG));
    expect(file).toMatchObject({ name: '微信图片.v2.png', type: 'image/png' });
  });

  it.each(['照片.jfif', '照片.JFIF', '照片.jpe', '照片.pjpeg', '照片.pjp', '照片', '照片.'])(
    'of a JPEG is sent as .jpg under the name %s',
    async (name) =>
      expect(await checkImage(fileOf(name, jpegOf()))).toMatchObject({ name: '照片.jpg', type: 'image/jpeg' }),
  );

  it('without an extension is taken of a JPEG only', async () => {
    expect(await message(fileOf('截图', PNG))).toBe('上传图片格式不正确');
    expect(await message(fileOf('', bytesOf('text')))).toBe('上传图片格式不正确');
    expect(acceptedImages()).toContain('.jfif,.jpe');
  });

  it('of an animated avatar keeps its extension', async () => {
    const file = fileOf('a.apng', PNG);
    expect(await checkImage(file, 'avatar')).toBe(file);
  });

  it.each([
    ['照片.heic', 'heic\0\0\0\0mif1heic', 'HEIC 照片'],
    ['照片.HEIF', 'mif1\0\0\0\0mif1heic', 'HEIC 照片'],
    ['照片.jpg', 'heic\0\0\0\0mif1heic', 'HEIC 照片'],
    ['图.avif', 'avif\0\0\0\0avifmif1', 'AVIF 图片'],
    ['图.png', 'mif1\0\0\0\0mif1avif', 'AVIF 图片'],
    ['图', 'avis\0\0\0\0avismsf1', 'AVIF 图片'],
  ])('%s of a format that the API refuses is refused with what to do', async (name, brands, format) => {
    const file = fileOf(name, bytesOf(`\0\0\0\x18ftyp${brands}`));
    expect(await message(file)).toBe(`上传图片格式不正确：${format}请先转换为 JPG 或 PNG`);
  });

  it('is not asked where the name is refused already', async () => {
    expect(await message(fileOf('a.exe', PNG))).toBe('上传图片格式不正确');
  });

  it('of a large file that is no picture is refused for its size', async () => {
    const large = fileOf('a.png', new Uint8Array(IMAGE_SIZE_LIMIT));
    expect(await message(large, 'share')).toBe('上传头图片大小不能超过 5MB!');
  });

  it('leaves without the place where it was taken', async () => {
    const photo = jpegOf({ exif: exifOf({ orientation: 6, place: true }) });
    const sent = await checkImage(new File([photo], '照片.jpg', { type: 'image/jpeg' }));
    if (!(sent instanceof File)) throw new Error(sent.message);
    expect(sent).toMatchObject({ name: '照片.jpg', type: 'image/jpeg' });
    expect(sent.size).toBeLessThan(photo.length);
  });
});

/** A browser that writes pictures of these sizes, in the format and quality that it is asked for. */
const browserOf = (sizes: Readonly<Record<string, number>> = {}) =>
  vi.fn((_picture: Blob, { type, quality }: { maxSide: number; type: string; quality: number }) =>
    Promise.resolve(new Blob([new Uint8Array(sizes[`${type} ${quality}`] ?? 10)], { type })),
  );

describe('a picture of many pixels in a small file', () => {
  const WIDE = [12_000, 9_000] as const;
  const pictures = [
    ['a.png', pngOf],
    ['a.jpg', jpegOf],
    ['a.webp', webpOf],
  ] as const;
  const check = async (file: File, purpose: ImagePurpose, scale = browserOf()) => {
    const result = await checkImage(file, purpose, { scale });
    return {
      result: result instanceof File ? result.name : result.message,
      sides: scale.mock.calls.map(([, { maxSide }]) => maxSide),
    };
  };

  it.each(pictures)('is scaled down: %s', async (name, pictureOf) => {
    const file = new File([pictureOf({ size: WIDE })], name);
    expect(await check(file, 'share')).toEqual({ result: name, sides: [2048] });
    const bounded = new File([pictureOf({ size: [4_000, 4_000] })], name);
    expect(await check(bounded, 'share')).toEqual({ result: name, sides: [] });
  });

  it.each(pictures)('is at most 512 pixels wide as an avatar: %s', async (name, pictureOf) => {
    expect(await check(new File([pictureOf({ size: [513, 20] })], name), 'avatar')).toEqual({
      result: name,
      sides: [512],
    });
    expect(await check(new File([pictureOf({ size: [512, 512] })], name), 'avatar')).toEqual({
      result: name,
      sides: [],
    });
    expect((await check(new File([pictureOf({ size: [2_000, 2_000] })], name), 'portrait')).sides).toEqual([]);
  });

  it('is refused where it moves, or cannot be drawn', async () => {
    const refused = '图片不能超过 1600 万像素';
    expect(await check(new File([gifOf(WIDE)], 'a.gif'), 'image')).toEqual({ result: refused, sides: [] });
    const broken = browserOf();
    broken.mockRejectedValue(new Error('The picture cannot be decoded'));
    expect((await check(new File([jpegOf({ size: WIDE })], 'a.jpg'), 'image', broken)).result).toBe(refused);
    expect((await check(new File([jpegOf({ size: [600, 600] })], 'a.jpg'), 'avatar', broken)).result).toBe('a.jpg');
  });
});

describe('a photo of more than 5 MB', () => {
  const padding = 'x'.repeat(IMAGE_SIZE_LIMIT);
  const PNG = '\x89PNG\r\n\x1a\n';
  const pngChunk = (type: string, data: string) =>
    `${String.fromCharCode(...[24, 16, 8, 0].map((shift) => (data.length >> shift) & 255))}${type}${data}crc!`;
  const stillPng = `${PNG}${pngChunk('IDAT', padding)}`;
  const riff = (features: string) => {
    const [head, rest] = `RIFF....WEBPVP8X\x0a\0\0\0${features}\0\0\0sizes!`.split('....');
    const size = (rest ?? '').length + 8 + padding.length;
    const length = [0, 8, 16, 24].map((shift) => String.fromCharCode((size >> shift) & 255)).join('');
    const data = [0, 8, 16, 24].map((shift) => String.fromCharCode((padding.length >> shift) & 255)).join('');
    return `${head}${length}${rest}VP8 ${data}${padding}`;
  };
  const jpeg = `\xff\xd8\xff\xda\0\x02${padding}\xff\xd9`;

  const check = async (name: string, content: string, sizes: Readonly<Record<string, number>> = {}) => {
    const scale = browserOf(sizes);
    const onScaled = vi.fn();
    const file = new File([bytesOf(content)], name);
    const offered = await checkImage(file, 'image', { scale });
    expect(scale).not.toHaveBeenCalled();
    const result = await checkImage(file, 'image', { shrink: true, scale, onScaled });
    return {
      offered: offered instanceof File ? offered.name : offered,
      result: result instanceof File ? result.name : result.message,
      formats: scale.mock.calls.map(([, { type, quality, maxSide }]) => `${type} ${quality} ${maxSide}`),
      told: onScaled.mock.calls.length,
    };
  };
  const message = '上传图片大小不能超过 5MB!';
  const offered = { message, shrinkable: true };

  it('is refused and can be scaled down to 2048 pixels, in its own format and without loss where it has none', async () => {
    const told = { offered, told: 1 };
    expect(await check('照片.jpg', jpeg)).toEqual({ ...told, result: '照片.jpg', formats: ['image/jpeg 0.85 2048'] });
    expect(await check('截图.png', stillPng)).toEqual({ ...told, result: '截图.png', formats: ['image/png 1 2048'] });
    expect(await check('图.webp', riff('\0'))).toEqual({
      ...told,
      result: '图.webp',
      formats: ['image/webp 0.85 2048'],
    });
    const lossless = `RIFF\0\0P\0WEBPVP8L\0\0P\0/${padding}`;
    expect((await check('图.webp', lossless)).formats).toEqual(['image/webp 1 2048']);
  });

  it('is written in another format when its own is still too large, first in one without loss', async () => {
    const sizes = { 'image/png 1': IMAGE_SIZE_LIMIT };
    const { result, formats } = await check('截图.png', stillPng, sizes);
    expect([result, formats]).toEqual(['截图.webp', ['image/png 1 2048', 'image/webp 1 2048']]);
    const noWebp = { ...sizes, 'image/webp 1': IMAGE_SIZE_LIMIT, 'image/webp 0.85': IMAGE_SIZE_LIMIT };
    expect((await check('截图.png', stillPng, noWebp)).result).toBe('截图.jpg');
  });

  it('is refused where nothing makes it small enough', async () => {
    const { result, told } = await check('照片.jpg', jpeg, { 'image/jpeg 0.85': IMAGE_SIZE_LIMIT });
    expect([result, told]).toEqual([message, 0]);
    const broken = () => Promise.reject(new Error('The picture cannot be decoded'));
    const file = new File([bytesOf(jpeg)], '照片.jpg');
    expect(await checkImage(file, 'image', { shrink: true, scale: broken })).toEqual({ message, shrinkable: false });
  });

  it.each([
    ['a.gif', `GIF89a${padding}`],
    ['a.svg', `<svg xmlns="http://www.w3.org/2000/svg">${padding}</svg>`],
    ['a.png', `${PNG}${pngChunk('acTL', 'moves')}${pngChunk('IDAT', padding)}`],
    ['a.webp', riff('\x02')],
  ])('is never drawn again when it moves or has no pixels: %s', async (name, content) => {
    const refused = { offered: { message, shrinkable: false }, result: message, formats: [], told: 0 };
    expect(await check(name, content)).toEqual(refused);
  });

  it('keeps its pixels when it was only the data beside them that was large', async () => {
    const photo = new File([jpegOf({ behind: padding })], '照片.jpg');
    expect(await checkImage(photo)).toEqual(offered);
    const scale = browserOf();
    expect(await checkImage(photo, 'image', { shrink: true, scale })).toMatchObject({ name: '照片.jpg' });
    expect(scale).not.toHaveBeenCalled();
  });

  it('is measured as it was chosen: 5 MB are not less than 5 MB', async () => {
    const padded = (size: number) => new File([bytesOf(String.fromCharCode(...pngOf()).padEnd(size, '\0'))], 'a.png');
    expect(await checkImage(padded(IMAGE_SIZE_LIMIT))).toMatchObject({ message });
    expect(await checkImage(padded(IMAGE_SIZE_LIMIT - 1))).toMatchObject({ name: 'a.png' });
  });

  it('that is HEIC is refused with what to do', async () => {
    const { result } = await check('照片.jpg', `\0\0\0\x18ftypheic${padding}`);
    expect(result).toBe('上传图片格式不正确：HEIC 照片请先转换为 JPG 或 PNG');
  });
});
