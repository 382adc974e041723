'use client';

import { RotateCw, Settings2 } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ErrorState } from '@/components/ui/state/error-state';
import { Popover } from '@/components/ui/layer/popover';
import { RelativeTime } from '@/components/ui/text/relative-time';
import { useShareDraft } from '@/hooks/share/use-share-draft';
import { useHotNews } from './use-hot-news';
import { revealWithin } from '@/lib/browser/reveal-within';
import { HOT_NEWS_SOURCES, HOT_NEWS_STEP } from '@/lib/domain/hot-news/news-sources';
import type { HotNewsList } from '@/lib/domain/hot-news/queries';
import { SHARE_FIELD_ID } from '@/lib/domain/share/share-field';
import { textBelow } from '@/lib/domain/share/share-text';
import { formatApiTime } from '@/lib/utils/time';
import { HotNewsRow } from './hot-news-row';
import { HotNewsRowsSkeleton } from './hot-news-skeleton';
import { HotNewsSources } from './hot-news-sources';
import controls from '@/styles/controls.module.css';
import recipes from '@/styles/recipes.module.css';
import styles from './hot-news.module.css';

interface HotNewsBoardProps {
  /** News that came with the page. */
  shown?: HotNewsList | undefined;
  onSend?: () => void;
}

export function HotNewsBoard({ shown, onSend }: HotNewsBoardProps) {
  const { sources, type, items, loadedAt, failed, error, isFetching, retry, jump, refresh } = useHotNews(shown);
  const { read, change } = useShareDraft();
  const list = useRef<HTMLOListElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = tabs.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (tabs.current && current) revealWithin(tabs.current, current);
  }, [type]);

  // Scrolls to items added by a refresh; another source starts at the top.
  const count = items?.length ?? 0;
  useLayoutEffect(() => {
    const firstNew = Math.floor((count - 1) / HOT_NEWS_STEP) * HOT_NEWS_STEP;
    const row = list.current?.children[firstNew];
    if (row instanceof HTMLElement && list.current) list.current.scrollTop = row.offsetTop - list.current.offsetTop;
  }, [type, count]);

  const handleSend = (text: string) => {
    change({ content: textBelow(read().content, text) });
    // A modal dialog has to be closed first: nothing outside of it takes the focus.
    flushSync(() => onSend?.());
    document.getElementById(SHARE_FIELD_ID)?.focus();
  };

  return (
    <>
      <div className={styles.head}>
        <h2 className={recipes.eyebrow}>热点</h2>
        <Popover label="管理热点来源" trigger={<Settings2 size={16} strokeWidth={1.75} aria-hidden />}>
          <HotNewsSources />
        </Popover>
      </div>
      <div ref={tabs} className={styles.sources} role="group" aria-label="热点来源">
        {sources.map((source) => (
          <button
            key={source}
            className={controls.innerTab}
            type="button"
            aria-pressed={source === type}
            onClick={() => jump(source)}
          >
            {HOT_NEWS_SOURCES.find((entry) => entry.type === source)?.name}
          </button>
        ))}
      </div>
      {items ? (
        <ol ref={list} className={styles.list} aria-busy={isFetching}>
          {items.map((item, index) => (
            <HotNewsRow key={index} item={item} rank={index + 1} onSend={handleSend} />
          ))}
        </ol>
      ) : items === null || failed ? (
        <div className={styles.list}>
          {failed ? (
            <ErrorState error={error} onRetry={retry} pending={isFetching} />
          ) : (
            <EmptyState small>暂无热点数据</EmptyState>
          )}
        </div>
      ) : (
        <HotNewsRowsSkeleton />
      )}
      <div className={styles.foot}>
        <span>
          {loadedAt !== undefined && (
            <>
              <RelativeTime key={loadedAt} value={formatApiTime(loadedAt)} renderedAt={loadedAt} />
              更新
            </>
          )}
        </span>
        <Button variant="quiet" size="small" pending={isFetching} onClick={refresh}>
          <RotateCw size={14} strokeWidth={1.75} aria-hidden />
          刷新
        </Button>
      </div>
    </>
  );
}
