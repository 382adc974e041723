import { loadArticle } from '@/lib/server/articles';
import { articleCard } from '@/lib/server/og/cards';
import { cardResponse } from '@/lib/server/og/draw-card';
import { notFoundResponse } from '@/lib/server/text-response';

/** At most daily, because it counts a view; failures are not cached. */
export const revalidate = 86_400;
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: RouteContext<'/post/[id]/og.png'>) {
  const article = await loadArticle((await params).id);
  return article ? cardResponse(articleCard(article)) : notFoundResponse();
}
