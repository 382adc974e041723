'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { CoverImage } from '@/components/ui/cover-image';
import { Icon } from '@/components/ui/icon';
import { UgcLink } from '@/components/ui/text/ugc-link';
import { useNearViewport } from '@/hooks/ui/use-near-viewport';
import { shareQueries } from '@/lib/domain/share/queries';
import { safeLink } from '@/lib/utils/address/safe-link';
import recipes from '@/styles/recipes.module.css';
import styles from './link-card.module.css';

/** Shows its address until the API has loaded a title, which it is asked for near the viewport only. */
export function LinkCard({ href }: { href: string }) {
  const card = useRef<HTMLAnchorElement>(null);
  const near = useNearViewport(card, '200px');
  const { data: page } = useQuery({ ...shareQueries.linkInfo(href), enabled: near });
  const url = safeLink(href);
  if (!url) return null;
  const icon = safeLink(page?.icon ?? '');
  return (
    <UgcLink ref={card} className={styles.card} href={url.href}>
      {icon ? (
        <CoverImage className={styles.icon ?? ''} src={icon.href} />
      ) : (
        <span className={styles.icon}>
          <Icon of="link" size={20} />
        </span>
      )}
      <span className={styles.text}>
        <b className={recipes.truncate}>{page?.title || url.host}</b>
        <span className={recipes.truncate}>{page?.description || url.href}</span>
      </span>
    </UgcLink>
  );
}
