import { memo, type ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import type { Site } from '@/lib/domain/site/schema';
import { iconOf } from '@/lib/domain/site/utils';
import { safeLink } from '@/lib/utils/safe-link';
import styles from './site-list.module.css';

const ICON_SIZE = 36;

interface SiteRowProps {
  site: Site;
  /** What its owner can do with it. */
  toolsOf?: ((site: Site) => ReactNode) | undefined;
}

/** A saved site: a link, unless its address is none of the web. Memoised: a folder may hold thousands. */
export const SiteRow = memo(function SiteRow({ site, toolsOf }: SiteRowProps) {
  const link = safeLink(site.url);
  const titleId = `site-${site.id}`;
  return (
    <article className={styles.row} aria-labelledby={titleId}>
      <span className={styles.icon}>
        <Avatar userId={link?.host ?? site.id} nickname={site.name} src={iconOf(site)} size={ICON_SIZE} />
      </span>
      <div className={styles.text}>
        <h3 id={titleId} className={styles.name}>
          {link ? (
            <a href={link.href} target="_blank" rel="noopener noreferrer nofollow ugc">
              {site.name}
            </a>
          ) : (
            site.name
          )}
        </h3>
        <p className={styles.host}>{link ? link.host : site.url}</p>
        <p className={styles.description}>{site.siteDesc}</p>
      </div>
      {toolsOf?.(site)}
    </article>
  );
});
