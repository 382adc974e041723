import { memo, type ReactNode } from 'react';
import { FarRow } from '@/components/layout/far-row';
import { Avatar } from '@/components/ui/avatar';
import { UgcLink } from '@/components/ui/ugc-link';
import type { Site } from '@/lib/domain/site/schema';
import { iconOf } from '@/lib/domain/site/icon';
import { safeLink } from '@/lib/utils/safe-link';
import styles from './site-list.module.css';

const ICON_SIZE = 36;
/** Of a row whose description takes one line, in pixels. */
const ESTIMATED_HEIGHT = 96;

interface SiteRowProps {
  site: Site;
  /** What its owner can do with it. */
  toolsOf?: ((site: Site) => ReactNode) | undefined;
  /** Whether it came below the shown ones, after the list was painted. */
  isLater: boolean;
}

/** A saved site: a link, unless its address is none of the web. Memoised: a folder may hold thousands. */
export const SiteRow = memo(function SiteRow({ site, toolsOf, isLater }: SiteRowProps) {
  const { id, name, siteDesc } = site;
  const link = safeLink(site.url);
  const host = link ? link.host : site.url;
  const titleId = `site-${id}`;
  return (
    <FarRow
      estimate={isLater ? ESTIMATED_HEIGHT : null}
      far={<article aria-label={name}>{[name, host, siteDesc].join(' ')}</article>}
    >
      <article className={styles.row} aria-labelledby={titleId}>
        <span className={styles.icon}>
          <Avatar userId={link?.host ?? id} nickname={name} src={iconOf(site)} size={ICON_SIZE} />
        </span>
        <div className={styles.text}>
          <h3 id={titleId} className={styles.name}>
            {link ? <UgcLink href={link.href}>{name}</UgcLink> : name}
          </h3>
          <p className={styles.host}>{host}</p>
          <p className={styles.description}>{siteDesc}</p>
        </div>
        {toolsOf?.(site)}
      </article>
    </FarRow>
  );
});
