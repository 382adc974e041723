'use client';

import { useLayoutEffect, type RefObject } from 'react';
import { NEW_TAB } from '@/components/ui/new-tab';
import { Avatar } from '@/components/ui/avatar';
import { ErrorState } from '@/components/ui/state/error-state';
import { LevelBadge } from '@/components/ui/level-badge';
import { Skeleton } from '@/components/ui/state/skeleton';
import { AuthorCounts } from '@/components/user/count-list';
import { FollowButton } from '@/components/user/follow-button';
import { MessageLink } from '@/components/user/message-link';
import { useAuthor } from './use-author';
import { routes } from '@/lib/config/routes';
import { levelOf } from '@/lib/domain/user/levels';
import { placeCard } from '@/lib/utils/place-card';
import { tintOf } from '@/lib/utils/tint-of';
import { isolated } from '@/lib/utils/direction';
import controls from '@/styles/controls.module.css';
import recipes from '@/styles/recipes.module.css';
import styles from './author-card.module.css';
import type { AuthorIntent } from './watch-authors';

const AVATAR_SIZE = 48;

interface AuthorCardProps {
  ref: RefObject<HTMLDivElement | null>;
  intent: AuthorIntent;
}

export function AuthorCard({ ref, intent }: AuthorCardProps) {
  const { userId, link, x } = intent;
  const { author, description, counts, latest, failed, isFetching, retry } = useAuthor(userId);

  useLayoutEffect(() => {
    const card = ref.current;
    if (!card) return;
    card.showPopover();
    const { left, top } = placeCard({
      anchor: link.getBoundingClientRect(),
      x,
      card: card.getBoundingClientRect(),
      screen: { width: document.documentElement.clientWidth, height: window.innerHeight },
    });
    card.style.left = `${left}px`;
    card.style.top = `${top}px`;
  }, [ref, link, x]);

  return (
    <div
      ref={ref}
      className={styles.card}
      popover="manual"
      role="dialog"
      aria-label={author ? `${isolated(author.nickname)} 的名片` : '作者名片'}
      aria-busy={author === undefined && !failed}
    >
      {author === null && <p className={styles.missing}>该用户不存在</p>}
      {failed && <ErrorState onRetry={retry} pending={isFetching} />}
      {author === undefined && !failed && <AuthorCardSkeleton />}
      {author && (
        <>
          <div className={styles.band} style={{ background: tintOf(userId) }} aria-hidden />
          <div className={styles.head}>
            <Avatar userId={userId} nickname={author.nickname} src={author.avatar} size={AVATAR_SIZE} />
            <div className={styles.who}>
              <p className={styles.name}>
                <a href={routes.user(userId)} {...NEW_TAB} rel="noopener" dir="auto">
                  {author.nickname}
                </a>
                <LevelBadge level={levelOf(author.exp)} />
              </p>
              {author.job !== '' && (
                <p className={recipes.personLine} dir="auto">
                  {author.job}
                </p>
              )}
            </div>
          </div>
          <p className={styles.description} dir="auto">
            {description === '' ? '此用户什么都没留下！' : description}
          </p>
          {latest && (
            <p className={styles.latest}>
              <a href={routes.article(latest.id)} {...NEW_TAB} rel="noopener" dir="auto">
                {latest.articleTitle}
              </a>
            </p>
          )}
          <AuthorCounts counts={counts} />
          <div className={controls.evenActions}>
            <FollowButton userId={userId} nickname={author.nickname} />
            <MessageLink userId={userId} nickname={author.nickname} />
          </div>
        </>
      )}
    </div>
  );
}

function AuthorCardSkeleton() {
  return (
    <>
      <div className={styles.head}>
        <Skeleton width={AVATAR_SIZE} height={AVATAR_SIZE} round />
        <div className={styles.lines}>
          <Skeleton width={120} height={18} />
          <Skeleton width={90} height={14} />
        </div>
      </div>
      <div className={styles.description}>
        <Skeleton height={14} />
      </div>
      <Skeleton height={40} />
    </>
  );
}
