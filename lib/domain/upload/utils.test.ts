import { describe, expect, it } from 'vitest';
import { IMAGE_SIZE_LIMIT } from './constants';
import { acceptedImages, checkImage, refuseImage } from './utils';

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
  const PNG = '\x89PNG\r\n\x1a\n';
  const fileOf = (name: string, content: string) => new File([Uint8Array.from(content, (c) => c.charCodeAt(0))], name);

  it.each([
    ['a.png', `${PNG}...`],
    ['a.JPEG', '\xff\xd8\xff\xe0'],
    ['a.gif', 'GIF89a'],
    ['a.webp', 'RIFF\x01\n\r\xffWEBP'],
    ['a.svg', '<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('is recognised in %s', async (name, content) => {
    const file = fileOf(name, content);
    expect(await checkImage(file)).toBe(file);
  });

  it('decides, not the name: a program is no picture', async () => {
    expect(await checkImage(fileOf('a.png', 'MZ\x90\x00'))).toBe('上传图片格式不正确');
    expect(await checkImage(fileOf('a.png', ''))).toBe('上传图片格式不正确');
  });

  it('gives a file its right extension', async () => {
    const file = await checkImage(fileOf('微信图片.v2.jpg', PNG));
    expect(file).toMatchObject({ name: '微信图片.v2.png' });
  });

  it('is not read where name or size are refused already', async () => {
    expect(await checkImage(fileOf('a.exe', PNG))).toBe('上传图片格式不正确');
    const large = fileOf('a.png', PNG.padEnd(IMAGE_SIZE_LIMIT));
    expect(await checkImage(large, 'share')).toBe('上传头图片大小不能超过 5MB!');
  });
});
