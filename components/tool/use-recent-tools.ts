'use client';

import { useMemo } from 'react';
import { useStored } from '@/hooks/ui/use-stored';
import type { Tool, ToolCategory } from '@/lib/domain/tool/schema';
import { recentTools } from '@/lib/domain/tool/recent-tools-store';

export function useRecentTools(categories: readonly ToolCategory[]): Tool[] {
  const ids = useStored(recentTools);
  return useMemo(() => {
    if (!ids) return [];
    const tools = new Map(categories.flatMap(({ children }) => children.map((tool) => [tool.id, tool] as const)));
    return ids.flatMap((id) => tools.get(id) ?? []);
  }, [ids, categories]);
}
