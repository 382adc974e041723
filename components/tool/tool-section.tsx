'use client';

import { memo, type CSSProperties } from 'react';
import { useGridKeys } from '@/hooks/ui/use-grid-keys';
import { rememberTool } from '@/lib/domain/tool/recent-tools-store';
import type { Tool, ToolCategory } from '@/lib/domain/tool/schema';
import { toolCategoryId } from '@/lib/domain/tool/directory';
import { isolated } from '@/lib/utils/direction';
import { CollectToolToggle } from './collect-tool-toggle';
import { ToolCard } from './tool-card';
import recipes from '@/styles/recipes.module.css';
import styles from './tool-directory.module.css';

export const TOOL_KEYS_ID = 'tool-keys';

interface ToolSectionProps {
  category: ToolCategory;
  litId: string;
  onReport: (tool: Tool) => void;
}

/** Number of rows, from which CSS computes the height before layout. */
const countStyle = (count: number): CSSProperties & Record<'--count', number> => ({ '--count': count });

const handleOpen = ({ id }: Tool) => rememberTool(id);

export const ToolSection = memo(function ToolSection({ category, litId, onReport }: ToolSectionProps) {
  const { name, children: tools } = category;
  const id = toolCategoryId(category.id);
  const grid = useGridKeys<HTMLDivElement>();
  return (
    <section
      id={id}
      className={styles.section}
      style={countStyle(tools.length)}
      aria-labelledby={`${id}-name`}
      aria-describedby={TOOL_KEYS_ID}
    >
      <h2 id={`${id}-name`} className={recipes.cardHeading}>
        <bdi>{name}</bdi> <small className="tabular">{tools.length}</small>
      </h2>
      <div {...grid} className={styles.tools}>
        {tools.map((tool) => (
          <DirectoryTool key={tool.id} tool={tool} isLit={tool.id === litId} onReport={onReport} />
        ))}
      </div>
    </section>
  );
});

interface DirectoryToolProps {
  tool: Tool;
  isLit: boolean;
  onReport: (tool: Tool) => void;
}

const DirectoryTool = memo(function DirectoryTool({ tool, isLit, onReport }: DirectoryToolProps) {
  return (
    <ToolCard tool={tool} heading="h3" isLit={isLit} onOpen={handleOpen}>
      <div className={styles.actions}>
        <CollectToolToggle tool={tool} />
        <button
          className={styles.report}
          type="button"
          aria-label={`报告链接失效：${isolated(tool.name)}`}
          title="报告链接失效"
          onClick={() => onReport(tool)}
        />
      </div>
    </ToolCard>
  );
});
