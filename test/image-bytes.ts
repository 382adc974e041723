/** Characters as bytes of the same codes. */
export const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
export const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => String.fromCharCode((value >> (8 * (bytes - 1 - index))) & 255)).join('');
const little = (value: number, bytes: number) => Array.from(big(value, bytes)).reverse().join('');

/** Words that stand in everything that a camera wrote, so that tests find them again. */
export const PLACE = 'GPS 31.14N';

/** Exif data as cameras write it: little-endian, the orientation behind the maker, then a place. */
export function exifOf({ orientation, place = false }: { orientation: number; place?: boolean }): string {
  const entry = (tag: number, type: number, value: string) => little(tag, 2) + little(type, 2) + little(1, 4) + value;
  const entries = [entry(0x010f, 2, 'cam\0'), entry(0x0112, 3, little(orientation, 2) + '\0\0')];
  return `II*\0${little(8, 4)}${little(entries.length, 2)}${entries.join('')}${little(0, 4)}${place ? PLACE : ''}`;
}

/** The pixels of a JPEG: two tables, a frame, and a scan with a stuffed byte and a restart. */
export const SCAN = `\xff\xdb\0\x03q\xff\xc0\0\x03f\xff\xda\0\x03sabc\xff\0def\xff\xd0ghi`;
type Size = readonly [width: number, height: number];
const SMALL: Size = [3, 2];
interface Picture {
  exif?: string;
  behind?: string;
  /** A PNG without one moves. */
  size?: Size;
}
const segment = (marker: string, data: string) => `\xff${marker}${big(data.length + 2, 2)}${data}`;

export function jpegOf({ exif = '', behind = '', size }: Picture = {}) {
  const written =
    exif === ''
      ? []
      : [
          segment('\xe1', `Exif\0\0${exif}`),
          segment('\xe1', `http://ns.adobe.com/xap/1.0/\0${PLACE}`),
          segment('\xed', `Photoshop 3.0\0${PLACE}`),
          segment('\xe2', `MPF\0${PLACE}`),
          segment('\xfe', PLACE),
        ];
  const kept = [segment('\xe0', 'JFIF\0'), segment('\xe2', 'ICC_PROFILE\0p3'), segment('\xee', 'Adobe')];
  const frame = size ? segment('\xc2', `\x08${big(size[1], 2)}${big(size[0], 2)}\x03`) : '';
  return bytesOf(`\xff\xd8${[...written, ...kept].join('')}${frame}${SCAN}\xff\xd9${behind}`);
}

const chunk = (type: string, data: string) => `${big(data.length, 4)}${type}${data}crc!`;

export function pngOf({ exif = '', behind = '', size }: Picture = {}) {
  const [width, height] = size ?? SMALL;
  const written =
    exif === ''
      ? []
      : [
          chunk('eXIf', exif),
          chunk('tEXt', PLACE),
          chunk('zTXt', PLACE),
          chunk('iTXt', `XML:com.adobe.xmp\0${PLACE}`),
          chunk('tIME', PLACE),
          chunk('caBX', PLACE),
          chunk('vpAg', PLACE),
          chunk('prVt', PLACE),
        ];
  const kept = [
    chunk('IHDR', big(width, 4) + big(height, 4)),
    chunk('iCCP', 'p3'),
    ...(size ? [] : [chunk('acTL', 'moves')]),
  ];
  return bytesOf(
    `\x89PNG\r\n\x1a\n${[...kept, ...written, chunk('IDAT', 'pixels'), chunk('IEND', '')].join('')}${behind}`,
  );
}

const riffChunk = (type: string, data: string) =>
  `${type}${little(data.length, 4)}${data}${data.length % 2 ? '\0' : ''}`;

export function webpOf({ exif = '', behind = '', size = SMALL }: Picture = {}) {
  const [width, height] = size;
  const written =
    exif === '' ? [] : [riffChunk('EXIF', `Exif\0\0${exif}`), riffChunk('XMP ', PLACE), riffChunk('prVt', PLACE)];
  const features = `${exif === '' ? '\x10' : '\x1c'}\0\0\0${little(width - 1, 3)}${little(height - 1, 3)}`;
  const chunks = [riffChunk('VP8X', features), riffChunk('ICCP', 'p3!'), riffChunk('VP8 ', 'pixels'), ...written].join(
    '',
  );
  return bytesOf(`RIFF${little(chunks.length + 4, 4)}WEBP${chunks}${behind}`);
}

export const gifOf = ([width, height]: Size) => bytesOf(`GIF89a${little(width, 2)}${little(height, 2)}`);
