import 'client-only';
import { canvasBlob, canvasOf } from './canvas';

const QUALITY = 0.92;
const TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp' };

/**
 * Brings an uploaded picture back as a file. It is drawn anew, as pages may show pictures of other hosts, but not read them.
 * @throws where the host does not allow it, or it is no picture
 */
export async function fetchPicture(address: string): Promise<File> {
  const { pathname } = new URL(address, location.href);
  const type = TYPES[pathname.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'image/png';
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.referrerPolicy = 'no-referrer';
  image.src = address;
  await image.decode();
  const { canvas, context } = canvasOf({ width: image.naturalWidth, height: image.naturalHeight });
  context.drawImage(image, 0, 0);
  const blob = await canvasBlob(canvas, type, QUALITY);
  return new File([blob], pathname.split('/').at(-1) || 'picture', { type: blob.type });
}
