'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { followAuthorCards, useAuthorCards } from '@/lib/domain/user/store';
import { watchAuthors, type AuthorIntent } from './watch-authors';

/** A card that does not load is not missed: the link leads to the author all the same. */
const AuthorCard = lazyPart(async () => (await import('./author-card')).AuthorCard, { onFail: 'hide' });

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
        onLikely: AuthorCard.preload,
        onChange: (intent) =>
          setShown((last) => intent && { intent, pathname: window.location.pathname, id: (last?.id ?? 0) + 1 }),
      }),
    [],
  );

  if (!on || !shown || shown.pathname !== pathname) return null;
  return <AuthorCard key={`${shown.intent.userId} ${shown.id}`} ref={card} intent={shown.intent} />;
}
