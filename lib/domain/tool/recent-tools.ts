export const RECENT_TOOLS = 8;

export const withRecentTool = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, RECENT_TOOLS);
