import { tolerantList } from '@/lib/http/fields';
import { request, type RequestContext, write } from '@/lib/http/request';
import { toolSchema, toolTreeSchema } from './schema';

export const listToolTree = ({ signal }: RequestContext = {}) =>
  request({ path: '/sites/list-tree', schema: toolTreeSchema, signal });

export const searchTools = (name: string, { signal }: RequestContext = {}) =>
  request({ path: '/sites/list-by-name', query: { name }, schema: tolerantList(toolSchema), signal });

export const listCollectedTools = (userId: string, { signal }: RequestContext = {}) =>
  request({ path: '/users/getcollecttools', query: { userId }, schema: tolerantList(toolSchema), signal });

export const collectTool = (toolId: string, collected: boolean) =>
  write({ path: collected ? '/users/collecttool' : '/users/uncollecttool', query: { toolId } });
