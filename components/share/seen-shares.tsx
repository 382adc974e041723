'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '@/components/ui/state/empty-state';
import { FilterBar } from '@/components/ui/form/filter-bar';
import { MarkedText } from '@/components/ui/text/marked-text';
import { RelativeTime } from '@/components/ui/text/relative-time';
import { useSession } from '@/hooks/session/use-session';
import { routes } from '@/lib/config/routes';
import { listSeenShares, matchingShares, withSeen, type SeenShare } from '@/lib/domain/share/seen-shares';
import { serverNow } from '@/lib/http/server-clock';
import { cachedRows } from '@/lib/query/patch-entity';
import { splitByKeywords } from '@/lib/utils/fuzzy/highlight';
import { onOneLine } from '@/lib/utils/plain-text';
import { withoutMarks } from '@/lib/utils/text-blocks';
import recipes from '@/styles/recipes.module.css';
import styles from './seen-shares.module.css';

const MAX_SHOWN = 50;

/** Searches the shares that this page has loaded, and for a member those of earlier visits: the API has no search of them. */
export function SeenShares() {
  const client = useQueryClient();
  const userId = useSession().user?.id;
  const [text, setText] = useState('');
  const [now] = useState(serverNow);
  const [seen, setSeen] = useState<readonly SeenShare[]>(() => withSeen([], cachedRows(client, 'share')));
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (userId === undefined) return;
    let left = false;
    void listSeenShares(userId).then((known) => {
      if (!left) setSeen(withSeen(known, cachedRows(client, 'share')));
    });
    return () => {
      left = true;
    };
  }, [client, userId]);
  const words = text.split(/\s+/).filter(Boolean);
  const found = matchingShares(seen, text);
  return (
    <>
      <div ref={bar}>
        <FilterBar
          label="搜索看过的友圈"
          placeholder="搜索看过的友圈：内容或作者"
          onFilter={setText}
          status={words.length === 0 ? `在看过的 ${seen.length} 条里查找` : `找到 ${found.length} 条`}
        />
      </div>
      {words.length > 0 && found.length === 0 && (
        <EmptyState of="search">看过的友圈里没有，只能找到这个浏览器里看过的</EmptyState>
      )}
      <ul aria-label="找到的友圈">
        {found.slice(0, MAX_SHOWN).map(({ id, nickname, content, createTime, pictures }) => (
          <li key={id}>
            <Link className={styles.row} href={routes.share(id)} prefetch={false}>
              <span className={styles.head}>
                <b dir="auto">
                  <MarkedText runs={splitByKeywords(nickname, words)} />
                </b>
                <RelativeTime value={createTime} renderedAt={now} />
                {pictures > 0 && <span>{`${pictures} 张图`}</span>}
              </span>
              <span className={`${styles.text} ${recipes.clamp}`} dir="auto">
                <MarkedText runs={splitByKeywords(onOneLine(withoutMarks(content)), words)} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
