import { describe, expect, it } from 'vitest';
import { IMAGE_SIZE_LIMIT } from './constants';
import { acceptedImages, refuseImage } from './utils';

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
