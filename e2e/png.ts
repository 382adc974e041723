import { PNG as Picture } from 'pngjs';

/** A picture of one pixel. */
export const PNG_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const PNG = Buffer.from(PNG_BASE64, 'base64');

/** A picture that hardly compresses: a photo of many megabytes. */
export function noisePng(width: number, height: number): Buffer {
  const picture = new Picture({ width, height });
  let state = 1;
  for (let at = 0; at < picture.data.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    picture.data[at] = at % 4 === 3 ? 255 : state >>> 24;
  }
  return Picture.sync.write(picture);
}
