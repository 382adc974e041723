import 'client-only';
import { canvasBlob, canvasOf } from '@/lib/browser/files/canvas';
import { readFileAt } from '@/lib/http/read-file';

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
  'image/gif': '.gif',
  'image/svg+xml': '.svg',
  'image/avif': '.avif',
};

export interface SavedPicture {
  bytes: Uint8Array;
  ending: string;
}

const withBytes = async (file: Blob): Promise<SavedPicture> => ({
  bytes: new Uint8Array(await file.arrayBuffer()),
  ending: ENDINGS[file.type.split(';', 1)[0] ?? ''] ?? '.png',
});

const PATIENCE_MS = 30_000;

async function rejectedBy(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  signal.throwIfAborted();
}

/** Redraws a picture of another host, which the page may show but not read (Content-Security-Policy). */
async function redraw(address: string, signal: AbortSignal): Promise<Blob> {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  await Promise.race([picture.decode(), rejectedBy(signal)]);
  const { canvas, context } = canvasOf({ width: picture.naturalWidth, height: picture.naturalHeight });
  context.drawImage(picture, 0, 0);
  return canvasBlob(canvas, /\.jpe?g(?:$|[?#])/i.test(address) ? 'image/jpeg' : 'image/png', 0.95);
}

/** A picture's file: as it is from this site, redrawn from elsewhere. Rejects where its host does not allow it. */
export async function readPicture(address: string, signal: AbortSignal): Promise<SavedPicture> {
  const url = new URL(address, window.location.origin);
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  if (url.origin !== window.location.origin) return withBytes(await redraw(url.href, patience));
  const file = await readFileAt(url.href, patience);
  if (!file.type.startsWith('image/')) throw new Error('The address has no picture');
  return withBytes(file);
}
