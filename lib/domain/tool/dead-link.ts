import type { Tool } from './schema';

export const deadLinkReport = ({ name, url }: Pick<Tool, 'name' | 'url'>, page: string): string =>
  `工具「${name}」的链接打不开了，请检查一下。\n\n- 工具链接：${url}\n- 所在页面：${page}\n- 补充说明：`;
