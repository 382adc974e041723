import { questionCard } from '@/lib/server/og/cards';
import { cardResponse } from '@/lib/server/og/draw-card';
import { loadQuestionHead } from '@/lib/server/questions';

export const revalidate = 86_400;
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: RouteContext<'/question/[id]/og.png'>) {
  return cardResponse(questionCard(await loadQuestionHead((await params).id)));
}
