'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { followAuthorCards, useAuthorCards } from '@/lib/domain/user/store';
import type { AuthorCardProps } from './author-card';
import { watchAuthors, type AuthorIntent } from './watch-authors';

const load = () => import('./author-card').then(({ AuthorCard }) => ({ default: AuthorCard }));

/** A card that does not load is not missed: the link leads to the author all the same. */
const AuthorCard = lazy<ComponentType<AuthorCardProps>>(() => load().catch(() => ({ default: () => null })));
const preload = () => void load().catch(() => {});

/** The card over the names of authors, wherever they stand on the page. */
export function AuthorCards() {
  const card = useRef<HTMLDivElement>(null);
  const { on } = useAuthorCards();
  const pathname = usePathname();
  const [shown, setShown] = useState<{ intent: AuthorIntent; pathname: string; id: number } | null>(null);

  useEffect(followAuthorCards, []);
  useEffect(
    () =>
      watchAuthors({
        card: () => card.current,
        isOn: () => useAuthorCards.getState().on,
        onLikely: preload,
        onChange: (intent) =>
          setShown((last) => intent && { intent, pathname: window.location.pathname, id: (last?.id ?? 0) + 1 }),
      }),
    [],
  );

  if (!on || !shown || shown.pathname !== pathname) return null;
  return (
    <Suspense>
      <AuthorCard key={`${shown.intent.userId} ${shown.id}`} ref={card} intent={shown.intent} />
    </Suspense>
  );
}
