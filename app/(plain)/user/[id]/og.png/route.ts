import { memberCard } from '@/lib/server/og/cards';
import { cardResponse } from '@/lib/server/og/draw-card';
import { loadUser, loadUserCounts } from '@/lib/server/users';

export const revalidate = 86_400;
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: RouteContext<'/user/[id]/og.png'>) {
  const { id } = await params;
  return cardResponse(memberCard(await loadUser(id), await loadUserCounts(id)));
}
