import { tutorialCard } from '@/lib/server/og/cards';
import { cardResponse } from '@/lib/server/og/draw-card';
import { loadTutorial } from '@/lib/server/tutorials';

export const revalidate = 86_400;
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: RouteContext<'/tutorial/[id]/og.png'>) {
  const { tutorial } = await loadTutorial((await params).id);
  return cardResponse(tutorialCard(tutorial));
}
