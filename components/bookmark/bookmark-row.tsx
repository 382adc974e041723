import { memo, type ReactNode } from 'react';
import { OffscreenRow } from '@/components/frame/offscreen-row';
import { Avatar } from '@/components/ui/avatar';
import { UgcLink } from '@/components/ui/text/ugc-link';
import type { Bookmark } from '@/lib/domain/bookmark/schema';
import { iconOf } from '@/lib/domain/bookmark/icon';
import { safeLink } from '@/lib/utils/address/safe-link';
import styles from './bookmark-list.module.css';

const ICON_SIZE = 36;
const ESTIMATED_HEIGHT = 72;

interface BookmarkRowProps {
  bookmark: Bookmark;
  toolsOf?: ((bookmark: Bookmark) => ReactNode) | undefined;
  isLater: boolean;
}

/** A bookmark; a link unless its address is unsafe. Memoised: a folder may have thousands. */
export const BookmarkRow = memo(function BookmarkRow({ bookmark, toolsOf, isLater }: BookmarkRowProps) {
  const { id, name, siteDesc } = bookmark;
  const link = safeLink(bookmark.url);
  const host = link ? link.host : bookmark.url;
  const titleId = `bookmark-${id}`;
  return (
    <OffscreenRow
      estimate={isLater ? ESTIMATED_HEIGHT : null}
      placeholder={<article aria-label={name}>{[name, host, siteDesc].join(' ')}</article>}
    >
      <article className={styles.row} aria-labelledby={titleId}>
        <span className={styles.icon}>
          <Avatar userId={link?.host ?? id} nickname={name} src={iconOf(bookmark)} size={ICON_SIZE} />
        </span>
        <div className={styles.text}>
          <div className={styles.line}>
            <h3 id={titleId} className={styles.name} dir="auto">
              {link ? <UgcLink href={link.href}>{name}</UgcLink> : name}
            </h3>
            <p className={styles.host}>{host}</p>
          </div>
          <p className={styles.description} dir="auto">
            {siteDesc}
          </p>
        </div>
        {toolsOf?.(bookmark)}
      </article>
    </OffscreenRow>
  );
});
