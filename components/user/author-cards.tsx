'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useStored } from '@/hooks/ui/use-stored';
import { authorCardsOff } from '@/lib/domain/user/author-cards-setting';
import { watchAuthors, type AuthorIntent } from './watch-authors';

/** A failing card is hidden: the link works without it. */
const LazyAuthorCard = lazyComponent(async () => (await import('./author-card')).AuthorCard, { onFail: 'hide' });

export function AuthorCards() {
  const card = useRef<HTMLDivElement>(null);
  const off = useStored(authorCardsOff);
  const pathname = usePathname();
  const [shown, setShown] = useState<{ intent: AuthorIntent; pathname: string; id: number } | null>(null);

  useEffect(
    () =>
      watchAuthors({
        card: () => card.current,
        isOn: () => authorCardsOff.get() === undefined,
        onLikely: LazyAuthorCard.preload,
        onChange: (intent) =>
          setShown((last) => intent && { intent, pathname: window.location.pathname, id: (last?.id ?? 0) + 1 }),
      }),
    [],
  );

  if (off || !shown || shown.pathname !== pathname) return null;
  return <LazyAuthorCard key={`${shown.intent.userId} ${shown.id}`} ref={card} intent={shown.intent} />;
}
