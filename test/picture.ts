/** How a PNG begins: enough of one for what looks at the content. */
export const PNG = '\x89PNG\r\n\x1a\n';

export const pictureFile = (name: string, content = PNG): File =>
  new File([Uint8Array.from(content, (character) => character.charCodeAt(0))], name, { type: 'image/png' });
