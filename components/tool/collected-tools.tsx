'use client';

import { CollectToolButton } from '@/components/tool/collect-tool-button';
import { ToolCard } from '@/components/tool/tool-card';
import { ToolSkeletons } from '@/components/tool/tool-skeletons';
import { LazyNewRows } from '@/components/frame/new-rows.lazy';
import { EmptyState } from '@/components/ui/state/empty-state';
import { InfiniteList } from '@/components/ui/list/infinite-list';
import type { RenderedPage } from '@/hooks/lists/use-list';
import { useUserList } from '@/hooks/lists/use-user-list';
import { toolQueries } from '@/lib/domain/tool/queries';
import type { Tool } from '@/lib/domain/tool/schema';
import { toolElementId } from '@/lib/domain/tool/directory';
import styles from './tool-card.module.css';

interface CollectedToolsProps {
  userId: string;
  initial: RenderedPage<Tool> | undefined;
}

export function CollectedTools({ userId, initial }: CollectedToolsProps) {
  const { rows, total, isEmpty, isOwner, awaitsOwn, news, paging } = useUserList(userId, {
    query: toolQueries.collectedPages(userId),
    initial,
    elementId: toolElementId,
  });
  if (awaitsOwn) return <ToolSkeletons />;
  return (
    <>
      {news && <LazyNewRows list={news} noun="个新工具" />}
      {isEmpty ? (
        <EmptyState of="start">暂无数据</EmptyState>
      ) : (
        <InfiniteList {...paging} label="收藏的工具" skeleton={<ToolSkeletons />}>
          <div className={styles.grid}>
            {rows.map((tool, index) => (
              <ToolCard key={tool.id} tool={tool} position={index + 1} total={total}>
                <CollectToolButton tool={tool} {...(isOwner && { collectedLabel: '取消收藏' })} />
              </ToolCard>
            ))}
          </div>
        </InfiniteList>
      )}
    </>
  );
}
