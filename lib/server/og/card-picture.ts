import 'server-only';
import pLimit from 'p-limit';
import { pictureOrigins } from '@/lib/config/picture-origins';
import { download } from '@/lib/http/download';
import { pictureSize } from './picture-size';

/** The upload's own limit. */
const MAX_BYTES = 5 * 2 ** 20;
const TIMEOUT_MS = 2_000;
/** Decoded, a pixel takes four bytes. */
const MAX_PIXELS = 20_000_000;

const downloads = pLimit(4);

/**
 * The bytes of an uploaded picture, for a renderer that must not fetch: it would keep whatever it fetches, or is given as
 * a data: address. Undefined for a picture of another host, a too large or unreadable one, and on failure.
 */
export async function cardPicture(address: string): Promise<ArrayBuffer | undefined> {
  if (!URL.canParse(address) || !pictureOrigins().split(' ').includes(new URL(address).origin)) return undefined;
  const bytes = await downloads(() => download(address, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS }));
  const size = bytes && pictureSize(bytes);
  const pixels = size ? size.width * size.height : 0;
  if (!bytes || pixels === 0 || pixels > MAX_PIXELS) return undefined;
  return new Uint8Array(bytes).buffer;
}
