import { ImageResponse } from 'next/og';
import pLimit from 'p-limit';
import { SHARE_IMAGE_SIZE } from '@/lib/config/share-image';
import { loadArticle } from '@/lib/server/articles';
import { prepareShareText } from '@/lib/server/og/share-text';
import { busyResponse, notFoundResponse } from '@/lib/server/text-response';
import { ShareImage } from './_components/share-image';

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
  const { text, fonts, families } = await prepareShareText(article);
  if (drawing.pendingCount >= LONGEST_QUEUE) return busyResponse();
  const image = await drawing(() =>
    new ImageResponse(<ShareImage text={text} families={families} />, { ...SHARE_IMAGE_SIZE, fonts }).arrayBuffer(),
  );
  return new Response(image, { headers: { 'content-type': 'image/png' } });
}
