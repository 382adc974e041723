import { screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { ShareCard } from '@/components/share/share-card';
import { Toaster } from '@/components/ui/layer/toaster';
import { getShare } from '@/lib/domain/share/api';
import { shareQueries } from '@/lib/domain/share/queries';
import type { Share } from '@/lib/domain/share/schema';
import { givenComments, givenShares } from '@/mocks/testing';
import { renderApp } from './render';

export const AUTHOR = 'otheruser';
export const READER = 'demouser';
const RENDERED_AT = Date.now();

/** Shows the cached copy, as lists do. */
export function LiveCard({ first }: { first: Share }) {
  const { data } = useQuery({ ...shareQueries.of(first.id), initialData: first });
  return data && <ShareCard share={data} renderedAt={RENDERED_AT} />;
}

interface Scene {
  share?: Parameters<typeof givenShares>[0];
  as?: string;
  comments?: number;
  before?: (id: string) => void;
}

export async function openShare({ share = {}, as, comments = 0, before }: Scene) {
  const { id } = givenShares({ username: AUTHOR, ...share });
  if (comments > 0) givenComments(id, { count: comments });
  before?.(id);
  const first = await getShare(id);
  if (!first) throw new Error('The share is not there');
  const page = (
    <>
      <LiveCard first={first} />
      <Toaster />
    </>
  );
  renderApp(page, as ? { as } : {});
  return { id, card: () => screen.queryByRole('article') };
}
