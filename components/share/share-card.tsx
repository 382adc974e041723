'use client';

import type { ReactNode } from 'react';
import { useIsHiddenRow } from '@/lib/browser/hidden-rows';
import { firstLink } from '@/lib/utils/text-blocks';
import type { Share } from '@/lib/domain/share/schema';
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
  const { id, nickname, content, pictures } = share;
  const link = firstLink(content);
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
      </ShareHead>
      <ShareText content={content} whole={single} />
      {pictures.length > 0 && <SharePictures pictures={pictures} />}
      {link && <LinkCard href={link} />}
      <ShareActions share={share} single={single} />
    </article>
  );
}
