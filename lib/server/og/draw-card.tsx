import 'server-only';
import { ImageResponse } from 'next/og';
import pLimit from 'p-limit';
import { CARD_IMAGE_SIZE } from '@/lib/config/card-image';
import { busyResponse } from '@/lib/server/text-response';
import type { SocialCard } from './card';
import { CardImage } from './card-image';
import { cardPicture } from './card-picture';
import { prepareCardText } from './card-text';

/** Drawing is CPU-bound: one picture at a time, so that pages are served in between. */
const drawing = pLimit(1);
/** Further requests are refused: a reader behind so many has given up, and each may hold an uploaded picture. */
const MAX_AT_ONCE = 25;
let underWay = 0;

async function draw(card: SocialCard, bytes?: ArrayBuffer): Promise<ArrayBuffer> {
  const picture = card.picture && bytes && { bytes, shape: card.picture.shape };
  const { text, fonts, families } = await prepareCardText(card, { hasPicture: picture !== undefined });
  return new ImageResponse(<CardImage text={text} families={families} picture={picture} />, {
    ...CARD_IMAGE_SIZE,
    fonts,
  }).arrayBuffer();
}

export async function cardResponse(card: SocialCard): Promise<Response> {
  if (underWay >= MAX_AT_ONCE) return busyResponse();
  underWay += 1;
  try {
    const bytes = card.picture && (await cardPicture(card.picture.address));
    // A picture that turns out to be broken is left out.
    const image = await drawing(() => draw(card, bytes).catch(() => draw(card)));
    return new Response(image, { headers: { 'content-type': 'image/png' } });
  } finally {
    underWay -= 1;
  }
}
