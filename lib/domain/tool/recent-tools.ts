import { RECENT_TOOLS } from './constants';

/** Ids of opened tools with this one in front. */
export const withRecentTool = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, RECENT_TOOLS);
