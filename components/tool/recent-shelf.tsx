'use client';

import { useRecentTools } from './use-recent-tools';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ToolCategory } from '@/lib/domain/tool/schema';
import { forgetRecentTools } from '@/lib/domain/tool/recent-tools-store';
import { ShelfLink, ToolShelf } from './tool-shelf';
import styles from './tool-shelf.module.css';

export function RecentShelf({ categories }: { categories: readonly ToolCategory[] }) {
  const hydrated = useHydrated();
  const tools = useRecentTools(categories);
  const clear = (
    <button className={styles.action} type="button" aria-label="清空最近使用" onClick={forgetRecentTools}>
      清空
    </button>
  );
  return (
    <ToolShelf title="最近使用" as="tiles" action={tools.length > 0 && clear}>
      {tools.length > 0 ? (
        <ul>
          {tools.map((tool) => (
            <li key={tool.id}>
              <ShelfLink tool={tool} />
            </li>
          ))}
        </ul>
      ) : (
        hydrated && <p>打开过的工具会出现在这里</p>
      )}
    </ToolShelf>
  );
}
