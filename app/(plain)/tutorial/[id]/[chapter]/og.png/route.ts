import { chapterCard } from '@/lib/server/og/cards';
import { cardResponse } from '@/lib/server/og/draw-card';
import { loadChapterLink } from '@/lib/server/tutorials';

export const revalidate = 86_400;
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: RouteContext<'/tutorial/[id]/[chapter]/og.png'>) {
  const { id, chapter } = await params;
  const loaded = await loadChapterLink(id, chapter);
  return cardResponse(chapterCard(loaded.tutorial, loaded.chapter));
}
