import { ImageResponse } from 'next/og';
import pLimit from 'p-limit';
import { CARD_IMAGE_SIZE } from '@/lib/config/card-image';
import { loadArticle } from '@/lib/server/articles';
import { prepareCardText } from '@/lib/server/og/card-text';
import { busyResponse, notFoundResponse } from '@/lib/server/text-response';
import { CardImage } from './_components/card-image';

/** At most daily, because it counts a view; failures are not cached. */
export const revalidate = 86_400;
export const generateStaticParams = () => [];

/** Drawing is CPU-bound: one picture at a time, so that pages are served in between. */
const drawing = pLimit(1);
/** Further requests are refused: a reader behind so many has given up. */
const LONGEST_QUEUE = 24;

export async function GET(_request: Request, { params }: RouteContext<'/post/[id]/og.png'>) {
  const article = await loadArticle((await params).id);
  if (!article) return notFoundResponse();
  const { text, fonts, families } = await prepareCardText(article);
  if (drawing.pendingCount >= LONGEST_QUEUE) return busyResponse();
  const image = await drawing(() =>
    new ImageResponse(<CardImage text={text} families={families} />, { ...CARD_IMAGE_SIZE, fonts }).arrayBuffer(),
  );
  return new Response(image, { headers: { 'content-type': 'image/png' } });
}
