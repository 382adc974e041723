import { describe, expect, it } from 'vitest';
import { IMAGE_SIZE_LIMIT } from './constants';
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

  it('is smaller than 5 MB', () => {
    expect(refuseImage(file('a.png', IMAGE_SIZE_LIMIT - 1))).toBeNull();
    expect(refuseImage(file('a.png', IMAGE_SIZE_LIMIT))).toBe('上传图片大小不能超过 5MB!');
  });
});

describe('an avatar', () => {
  it('may also be an animated one', () => {
    expect([refuseImage(file('a.apng'), 'avatar'), refuseImage(file('a.awebp'), 'avatar')]).toEqual([null, null]);
    expect(acceptedImages('avatar')).toContain('.awebp');
    expect(acceptedImages()).not.toContain('.awebp');
  });

  it('has its own message for one that is too large', () => {
    expect(refuseImage(file('a.png', IMAGE_SIZE_LIMIT), 'avatar')).toBe('上传头图片大小不能超过 5MB!');
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

  it('is not read where name or size are refused already', async () => {
    expect(await checkImage(fileOf('a.exe', PNG))).toBe('上传图片格式不正确');
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
