'use client';

import { useCallback, useState, type ReactNode } from 'react';
import { PageGrid } from '@/components/frame/page-grid';
import { Card } from '@/components/ui/card';
import { CardHead } from '@/components/ui/card-head';
import { lazyComponent } from '@/components/ui/lazy-component';
import { EmptyState } from '@/components/ui/state/empty-state';
import { useRequireLogin } from '@/hooks/session/use-require-login';
import { useToolTree, type RenderedTools } from './use-tool-tree';
import { useCopyAttribution } from './use-copy-attribution';
import type { Tool } from '@/lib/domain/tool/schema';
import { rememberTool } from '@/lib/domain/tool/recent-tools-store';
import { deadLinkReport } from '@/lib/domain/tool/dead-link';
import { toolElementId } from '@/lib/domain/tool/directory';
import { safeLink } from '@/lib/utils/address/safe-link';
import { CollectedShelf } from './collected-shelf';
import { RecentShelf } from './recent-shelf';
import { ToolCategoryNav } from './tool-category-nav';
import { ToolSearch } from './tool-search';
import { TOOL_KEYS_ID, ToolSection } from './tool-section';
import styles from './tool-directory.module.css';

const LazyFeedbackDialog = lazyComponent(
  async () => (await import('@/components/feedback/feedback-dialog')).FeedbackDialog,
  { onFail: 'toast' },
);

interface ToolDirectoryProps {
  initial: RenderedTools;
  children: ReactNode;
}

export function ToolDirectory({ initial, children }: ToolDirectoryProps) {
  const { categories, collected, failed, isFetching, refetch } = useToolTree(initial);
  const gate = useRequireLogin();
  const [reported, setReported] = useState<Tool | null>(null);
  const [litId, setLitId] = useState('');
  useCopyAttribution();

  const report = useCallback((tool: Tool) => gate(() => setReported(tool)), [gate]);
  const stopReporting = () => setReported(null);
  const handleChoose = ({ id, url }: Tool) => {
    setLitId(id);
    document.getElementById(toolElementId(id))?.scrollIntoView({ block: 'center' });
    const link = safeLink(url);
    if (!link) return;
    rememberTool(id);
    window.open(link.href, '_blank', 'noopener,noreferrer');
  };
  // Beside the tools, or above them without a right column.
  const shelves = (
    <>
      <CollectedShelf tools={collected} failed={failed} isFetching={isFetching} onRetry={() => void refetch()} />
      <RecentShelf categories={categories} />
    </>
  );
  const count = categories.reduce((sum, category) => sum + category.children.length, 0);
  return (
    <PageGrid
      sidebar={<ToolCategoryNav categories={categories} />}
      aside={
        <>
          {shelves}
          {children}
        </>
      }
      asideLabel="常用工具"
    >
      <Card>
        <CardHead title="工具箱" note={`${categories.length} 个分类，${count} 个开发者常用的工具`} />
        <ToolSearch categories={categories} onChoose={handleChoose} />
        <div className={styles.shelves}>{shelves}</div>
        <p id={TOOL_KEYS_ID} hidden>
          用方向键在工具之间移动
        </p>
        {categories.length === 0 && <EmptyState>暂无数据</EmptyState>}
        {categories.map((category) => (
          <ToolSection key={category.id} category={category} litId={litId} onReport={report} />
        ))}
      </Card>
      {reported && (
        <LazyFeedbackDialog
          subject={toolElementId(reported.id)}
          content={deadLinkReport(reported, window.location.href.split('#', 1)[0] ?? '')}
          onClose={stopReporting}
          onLoadFailed={stopReporting}
        />
      )}
    </PageGrid>
  );
}
