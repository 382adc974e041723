'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { useNearViewport } from '@/hooks/ui/use-near-viewport';
import { iconOf } from '@/lib/domain/bookmark/icon';
import { bookmarkQueries } from '@/lib/domain/bookmark/queries';
import styles from './folder-card.module.css';

const SHOWN = 3;
const ICON_SIZE = 24;

/** The first bookmarks of a folder and how many there are, once its card is in sight; nothing where they cannot be had. */
export function FolderPreview({ folderId }: { folderId: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  const near = useNearViewport(place, '0px');
  const { data } = useQuery({ ...bookmarkQueries.of(folderId), enabled: near });
  return (
    <p ref={place} className={styles.preview}>
      {data && (
        <>
          {data.slice(0, SHOWN).map((bookmark) => (
            <Avatar
              key={bookmark.id}
              userId={bookmark.id}
              nickname={bookmark.name}
              src={iconOf(bookmark)}
              size={ICON_SIZE}
            />
          ))}
          <span>{data.length === 0 ? '还没有站点' : `${data.length} 个站点`}</span>
        </>
      )}
    </p>
  );
}
