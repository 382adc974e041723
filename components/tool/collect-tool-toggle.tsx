'use client';

import { Icon } from '@/components/ui/icon';
import { ToggleButton } from '@/components/ui/toggle-button';
import { useCollectTool } from './use-collect-tool';
import type { Tool } from '@/lib/domain/tool/schema';
import { isolated } from '@/lib/utils/direction';
import styles from './tool-directory.module.css';

export function CollectToolToggle({ tool }: { tool: Pick<Tool, 'id' | 'name' | 'collected'> }) {
  const collect = useCollectTool(tool);
  return (
    <ToggleButton
      {...collect}
      className={styles.collect}
      icon={<Icon of={collect.active ? 'collect-filled' : 'collect'} />}
      label={`收藏 ${isolated(tool.name)}`}
      compact
    />
  );
}
