import type { toolSchema } from '@/lib/domain/tool/schema';
import { db } from '@/mocks/db';
import type { Tool } from '@/mocks/db/tables';
import type { Viewer } from './article';
import { apiTime, type Wire } from './wire';

export const toolRow = (tool: Tool, viewer: Viewer): Wire<typeof toolSchema> & { createTime: string | null } => ({
  id: tool.id,
  name: tool.name,
  description: tool.description,
  url: tool.url,
  logo: tool.logo,
  collected: viewer !== null && db.toolCollects.has(viewer.id, tool.id),
  createTime: apiTime(tool.createTime),
});
