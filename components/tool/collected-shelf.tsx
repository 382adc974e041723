'use client';

import Link from 'next/link';
import { useLayoutEffect, useRef } from 'react';
import { LoginButton } from '@/components/session/login-button';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { useSession } from '@/hooks/session/use-session';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { routes } from '@/lib/config/routes';
import type { Tool } from '@/lib/domain/tool/schema';
import { CollectToolToggle } from './collect-tool-toggle';
import { ShelfLink, ToolShelf } from './tool-shelf';
import styles from './tool-shelf.module.css';

const COLLECTED_SHOWN = 5;

interface CollectedShelfProps {
  tools: readonly Tool[] | undefined;
  failed: boolean;
  isFetching: boolean;
  onRetry: () => void;
}

export function CollectedShelf({ tools, failed, isFetching, onRetry }: CollectedShelfProps) {
  const { user } = useSession();
  const all = user && (
    <Link className={styles.action} href={routes.user(user.id, 'collect', 'tool')} prefetch={false}>
      {tools && tools.length > COLLECTED_SHOWN ? `全部 ${tools.length} 个` : '全部'}
    </Link>
  );
  return (
    <ToolShelf title="我的收藏" as="rows" action={all}>
      <div className={styles.visitor} data-only="visitor">
        <p>登录后可查看收藏的工具</p>
        <LoginButton size="small" />
      </div>
      <div className={styles.member} data-only="member">
        {failed ? (
          <ErrorState message="收藏加载失败" pending={isFetching} onRetry={onRetry} />
        ) : tools === undefined ? (
          <ShelfSkeleton />
        ) : tools.length === 0 ? (
          <p>您还未收藏工具</p>
        ) : (
          <ul>
            {tools.slice(0, COLLECTED_SHOWN).map((tool) => (
              <CollectedRow key={tool.id} tool={tool} />
            ))}
          </ul>
        )}
      </div>
    </ToolShelf>
  );
}

function CollectedRow({ tool }: { tool: Tool }) {
  const place = useRef<HTMLLIElement>(null);
  // A removed tool must not take the focus with it.
  useLayoutEffect(() => {
    const row = place.current;
    return () => {
      if (row?.contains(document.activeElement)) focusNeighbour(row, 'li');
    };
  }, []);
  return (
    <li ref={place}>
      <ShelfLink tool={tool} />
      <CollectToolToggle tool={tool} />
    </li>
  );
}

const ShelfSkeleton = () => (
  <ul aria-label="正在加载收藏" aria-busy>
    {Array.from({ length: COLLECTED_SHOWN }, (_, index) => (
      <li key={index}>
        <span className={styles.tool}>
          <Skeleton width={28} height={28} />
          <Skeleton width={120} height={18} />
        </span>
      </li>
    ))}
  </ul>
);
