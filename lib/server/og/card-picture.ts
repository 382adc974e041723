import 'server-only';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { CARD_IMAGE_SIZE } from '@/lib/config/card-image';
import { pictureOrigins } from '@/lib/config/picture-origins';
import { IMAGE_SIZE_LIMIT } from '@/lib/domain/upload/image-limits';
import { download } from '@/lib/http/download';

const TIMEOUT_MS = 2_000;
/** Decoded, a pixel takes four bytes. */
const MAX_PIXELS = 20_000_000;

const downloads = pLimit(4);

// Pages are served by the other cores meanwhile.
sharp.concurrency(1);
/** First bytes of PNG, JPEG, GIF and WebP. An SVG is a program of a stranger, and is not read at all. */
const DRAWN = /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF[^]{4}WEBP)/;

/** A PNG no larger than a card; undefined if it cannot be had. The renderer would keep whatever it fetched itself. */
export async function cardPicture(address: string): Promise<ArrayBuffer | undefined> {
  if (!URL.canParse(address) || !pictureOrigins().split(' ').includes(new URL(address).origin)) return undefined;
  const bytes = await downloads(() => download(address, { maxBytes: IMAGE_SIZE_LIMIT, timeoutMs: TIMEOUT_MS }));
  if (!bytes || !DRAWN.test(bytes.toString('latin1', 0, 12))) return undefined;
  const { width, height } = CARD_IMAGE_SIZE;
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 });
  const drawable = await picture.toBuffer().catch(() => undefined);
  return drawable && new Uint8Array(drawable).buffer;
}
