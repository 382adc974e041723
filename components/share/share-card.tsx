'use client';

import type { ReactNode } from 'react';
import { RowMenuButton } from '@/components/ui/list/row-menu-button';
import { useIsOwner } from '@/hooks/user/use-is-owner';
import { useIsHiddenRow } from '@/lib/browser/hidden-rows';
import { firstLink } from '@/lib/utils/text-blocks';
import type { Share } from '@/lib/domain/share/schema';
import { shareSubject } from '@/lib/domain/share/share-subject';
import { shareElementId } from '@/lib/domain/share/blocks';
import { isolated } from '@/lib/utils/direction';
import { LinkCard } from './link-card';
import { ShareActions } from './share-actions';
import { ShareHead } from './share-head';
import { SharePictures } from './share-pictures';
import { ShareText } from './share-text';
import styles from './share-card.module.css';

interface ShareCardProps {
  share: Share;
  renderedAt: number;
  position?: number;
  total?: number;
  /** On its own page: uncollapsed, with actions on its author. */
  single?: boolean;
  children?: ReactNode;
}

export function ShareCard({ share, renderedAt, position, total, single = false, children }: ShareCardProps) {
  const { id, userId, nickname, content, pictures } = share;
  const link = firstLink(content);
  const isOwn = useIsOwner(userId);
  if (useIsHiddenRow('share', id)) return null;
  return (
    <article
      className={single ? styles.card : `${styles.card} ${styles.row}`}
      id={shareElementId(id)}
      tabIndex={-1}
      aria-label={`${isolated(nickname)} 的友圈`}
      role="article"
      data-subject={single || undefined}
      aria-posinset={position}
      aria-setsize={total}
    >
      <ShareHead share={share} renderedAt={renderedAt}>
        {children}
        {!single && !isOwn && <RowMenuButton subject={shareSubject(share)} />}
      </ShareHead>
      <ShareText content={content} whole={single} />
      {pictures.length > 0 && <SharePictures pictures={pictures} nickname={nickname} />}
      {link && <LinkCard href={link} />}
      <ShareActions share={share} single={single} />
    </article>
  );
}
