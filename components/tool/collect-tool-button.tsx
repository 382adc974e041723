'use client';

import { Button } from '@/components/ui/button';
import { useCollectTool } from './use-collect-tool';
import type { Tool } from '@/lib/domain/tool/schema';
import { isolated } from '@/lib/utils/direction';
import styles from './tool-card.module.css';

interface CollectToolButtonProps {
  tool: Pick<Tool, 'id' | 'name' | 'collected'>;
  collectedLabel?: string;
}

export function CollectToolButton({ tool, collectedLabel = '已收藏' }: CollectToolButtonProps) {
  const { active, pending, onToggle } = useCollectTool(tool);
  const shown = active ? collectedLabel : '收藏';
  return (
    <Button
      className={active ? styles.collect : `${styles.collect} ${styles.soft}`}
      variant={active ? 'secondary' : 'quiet'}
      size="small"
      pending={pending}
      aria-pressed={active}
      aria-label={`${shown} ${isolated(tool.name)}`}
      onClick={onToggle}
    >
      {shown}
    </Button>
  );
}
