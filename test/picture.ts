import { jpegOf } from './image-bytes';
import { bytesOf } from './image-bytes';

/** How a PNG begins: enough of one for what looks at the content. */
export const PNG = '\x89PNG\r\n\x1a\n';

export const pictureFile = (name: string, content = PNG): File =>
  new File([bytesOf(content)], name, { type: 'image/png' });

/** A photo of more than 5 MB, of which the pixels are a small part: making it smaller needs no canvas, which jsdom lacks. */
export const largePhoto = (name = '照片.jpg'): File =>
  new File([jpegOf({ behind: 'x'.repeat(5 * 1024 * 1024) })], name, { type: 'image/jpeg' });
