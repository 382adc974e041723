import { ImageResponse } from 'next/og';
import { SHARE_IMAGE_SIZE } from '@/lib/config/share-image';
import { inTurn } from '@/lib/server/og/in-turn';
import { loadHead } from '@/lib/server/og/load-head';
import { prepareShareText } from '@/lib/server/og/share-text';
import { notFoundResponse } from '@/lib/server/text-response';
import { ShareImage } from './_components/share-image';

/** Drawn once a day at most; a failure is not kept. */
export const revalidate = 86_400;
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: RouteContext<'/post/[id]/og.png'>) {
  const head = await loadHead((await params).id);
  if (!head) return notFoundResponse();
  const { text, fonts, families } = await prepareShareText(head);
  const image = await inTurn(() =>
    new ImageResponse(<ShareImage text={text} families={families} />, { ...SHARE_IMAGE_SIZE, fonts }).arrayBuffer(),
  );
  return new Response(image, { headers: { 'content-type': 'image/png' } });
}
