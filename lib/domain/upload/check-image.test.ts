import { describe, expect, it, vi } from 'vitest';
import { IMAGE_SIZE_LIMIT, PHOTO_SIZE_LIMIT } from './image-limits';
import { bytesOf, exifOf, jpegOf, pngOf, webpOf } from '@/test/image-bytes';
import { acceptedImages, checkImage, refuseImage } from './check-image';

const file = (name: string, size = 1000) => ({ name, size });

describe('a picture to upload', () => {
  it.each(['a.jpeg', 'a.jpg', 'a.svg', 'a.gif', 'a.png', 'a.webp', 'A.PNG', '照片.1.Jpg'])('may be %s', (name) => {
    expect(refuseImage(file(name))).toBeNull();
  });

  it.each(['a.bmp', 'a.apng', 'a.png.exe', 'png', 'a.', '', 'a.png '])('may not be %j', (name) => {
    expect(refuseImage(file(name))).toBe('上传图片格式不正确');
  });

  it('may be large, because photos are scaled down, but is not read at any size', () => {
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

  it('decides, not the name: a program is no picture', async () => {
    expect(await checkImage(fileOf('a.png', bytesOf('MZ\x90\x00')))).toBe('上传图片格式不正确');
    expect(await checkImage(fileOf('a.png', bytesOf('')))).toBe('上传图片格式不正确');
    expect(await checkImage(fileOf('a.jpg', bytesOf('\xff\xd8\xff\xe0')))).toBe('上传图片格式不正确');
  });

  it('gives a file its right extension, and its type', async () => {
    const file = await checkImage(fileOf('微信图片.v2.jpg', PNG));
    expect(file).toMatchObject({ name: '微信图片.v2.png', type: 'image/png' });
  });

  it('of an animated avatar keeps its extension', async () => {
    const file = fileOf('a.apng', PNG);
    expect(await checkImage(file, 'avatar')).toBe(file);
  });

  it.each(['照片.heic', '照片.HEIF', '照片.jpg'])('of an iPhone is refused with what to do: %s', async (name) => {
    const heic = fileOf(name, bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
    expect(await checkImage(heic)).toBe('上传图片格式不正确：HEIC 照片请先转换为 JPG 或 PNG');
  });

  it('is not asked where the name is refused already', async () => {
    expect(await checkImage(fileOf('a.exe', PNG))).toBe('上传图片格式不正确');
  });

  it('of a large file that is no picture is refused for its size', async () => {
    const large = fileOf('a.png', new Uint8Array(IMAGE_SIZE_LIMIT));
    expect(await checkImage(large, 'share')).toBe('上传头图片大小不能超过 5MB!');
  });

  it('leaves without the place where it was taken', async () => {
    const photo = jpegOf({ exif: exifOf({ orientation: 6, place: true }) });
    const sent = await checkImage(new File([photo], '照片.jpg', { type: 'image/jpeg' }));
    if (typeof sent === 'string') throw new Error(sent);
    expect(sent).toMatchObject({ name: '照片.jpg', type: 'image/jpeg' });
    expect(sent.size).toBeLessThan(photo.length);
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

  /** A browser that writes pictures of these sizes, in the format it is asked for. */
  const browserOf = (sizes: Readonly<Record<string, number>>) =>
    vi.fn((_picture: Blob, { type }: { maxSide: number; type: string }) =>
      Promise.resolve(new Blob([new Uint8Array(sizes[type] ?? 10)], { type })),
    );
  const check = async (name: string, content: string, sizes: Readonly<Record<string, number>> = {}) => {
    const scale = browserOf(sizes);
    const onScaled = vi.fn();
    const result = await checkImage(new File([bytesOf(content)], name), 'image', { scale, onScaled });
    const formats = scale.mock.calls.map(([, { type, maxSide }]) => `${type} ${maxSide}`);
    return { result: typeof result === 'string' ? result : result.name, formats, told: onScaled.mock.calls.length };
  };

  it('is scaled down to 2048 pixels, and the user is told', async () => {
    expect(await check('照片.jpg', jpeg)).toEqual({ result: '照片.jpg', formats: ['image/jpeg 2048'], told: 1 });
    expect(await check('截图.png', stillPng)).toEqual({ result: '截图.png', formats: ['image/png 2048'], told: 1 });
    expect(await check('图.webp', riff('\0'))).toEqual({ result: '图.webp', formats: ['image/webp 2048'], told: 1 });
  });

  it('is written in another format when its own is still too large', async () => {
    const sizes = { 'image/png': IMAGE_SIZE_LIMIT };
    const { result, formats } = await check('截图.png', stillPng, sizes);
    expect([result, formats]).toEqual(['截图.webp', ['image/png 2048', 'image/webp 2048']]);
    expect((await check('截图.png', stillPng, { ...sizes, 'image/webp': IMAGE_SIZE_LIMIT })).result).toBe('截图.jpg');
  });

  it('is refused where nothing makes it small enough', async () => {
    const refused = { result: '上传图片大小不能超过 5MB!', formats: ['image/jpeg 2048'], told: 0 };
    expect(await check('照片.jpg', jpeg, { 'image/jpeg': IMAGE_SIZE_LIMIT })).toEqual(refused);
    const broken = () => Promise.reject(new Error('The picture cannot be decoded'));
    const file = new File([bytesOf(jpeg)], '照片.jpg');
    expect(await checkImage(file, 'image', { scale: broken })).toBe('上传图片大小不能超过 5MB!');
  });

  it.each([
    ['a.gif', `GIF89a${padding}`],
    ['a.svg', `<svg>${padding}</svg>`],
    ['a.png', `${PNG}${pngChunk('acTL', 'moves')}${pngChunk('IDAT', padding)}`],
    ['a.webp', riff('\x02')],
  ])('is never drawn again when it moves or has no pixels: %s', async (name, content) => {
    expect(await check(name, content)).toEqual({ result: '上传图片大小不能超过 5MB!', formats: [], told: 0 });
  });

  it('stays as it is when it was only the data beside the pixels that was large', async () => {
    const small = new File([jpegOf({ behind: padding })], '照片.jpg');
    const scale = browserOf({});
    const sent = await checkImage(small, 'image', { scale });
    expect(sent).toMatchObject({ name: '照片.jpg' });
    expect(scale).not.toHaveBeenCalled();
  });

  it('that is HEIC is refused with what to do', async () => {
    const { result } = await check('照片.jpg', `\0\0\0\x18ftypheic${padding}`);
    expect(result).toBe('上传图片格式不正确：HEIC 照片请先转换为 JPG 或 PNG');
  });
});
