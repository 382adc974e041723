import { bytesOf } from './image-bytes';

/** How a PNG begins: enough of one for what looks at the content. */
export const PNG = '\x89PNG\r\n\x1a\n';

export const pictureFile = (name: string, content = PNG): File =>
  new File([bytesOf(content)], name, { type: 'image/png' });
