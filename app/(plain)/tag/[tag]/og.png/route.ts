import { tagCard } from '@/lib/server/og/cards';
import { cardResponse } from '@/lib/server/og/draw-card';
import { loadTagPage } from '@/lib/server/tagged-articles';

export const revalidate = 86_400;
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: RouteContext<'/tag/[tag]/og.png'>) {
  const { label, articles } = await loadTagPage((await params).tag);
  return cardResponse(tagCard(label, articles.length));
}
