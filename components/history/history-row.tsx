'use client';

import { ArticleSummaryRow } from '@/components/article/article-summary-row';
import { BinButton } from '@/components/ui/list/bin-button';
import { useDeleteHistoryEntry } from './use-delete-history-entry';
import type { HistoryEntry } from '@/lib/domain/history/schema';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { isolated } from '@/lib/utils/direction';
import { toIsoTime } from '@/lib/utils/time';

interface HistoryRowProps {
  entry: HistoryEntry;
  readAt: number;
}

export function HistoryRow({ entry, readAt }: HistoryRowProps) {
  const { id, articleId, uid, authorNickname, date, createTime } = entry;
  const deleteEntry = useDeleteHistoryEntry(id);
  // A deleted article's entry has no title.
  const isGone = entry.articleTitle === '';
  const title = isGone ? '文章已删除' : entry.articleTitle;
  const visitedAt = createTime.startsWith(date) ? createTime.slice(11, 16) : '';
  const article = { ...entry, id: articleId, userId: uid, nickname: authorNickname, articleTitle: title };
  return (
    <ArticleSummaryRow
      variant="history"
      article={article}
      headingId={`history-${id}`}
      renderedAt={readAt}
      isGone={isGone}
      time={
        visitedAt !== '' && (
          <time dateTime={toIsoTime(createTime)} title={createTime}>
            {visitedAt}
          </time>
        )
      }
      slot={
        <BinButton
          label={`删除记录：${isolated(title)}`}
          title="删除记录"
          onClick={(event) => {
            focusNeighbour(event.currentTarget);
            deleteEntry(event);
          }}
        />
      }
    />
  );
}
