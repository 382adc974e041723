import { shareCard } from '@/lib/server/og/cards';
import { cardResponse } from '@/lib/server/og/draw-card';
import { loadShare } from '@/lib/server/share';

export const revalidate = 86_400;
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: RouteContext<'/sharecircle/[id]/og.png'>) {
  const { share } = await loadShare((await params).id);
  return cardResponse(shareCard(share));
}
