import { cardResponse } from '@/lib/server/og/draw-card';
import { listCard } from '@/lib/server/og/list-cards';
import { notFoundResponse } from '@/lib/server/text-response';

export const revalidate = 86_400;
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: RouteContext<'/list/[name]/og.png'>) {
  const card = listCard((await params).name);
  return card ? cardResponse(card) : notFoundResponse();
}
